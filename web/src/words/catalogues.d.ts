declare module 'virtual:words/*' {
  const words: { common: string; games: Record<string, string> };
  export default words;
}
