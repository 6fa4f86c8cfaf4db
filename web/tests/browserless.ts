// The tests run without a browser: what the settings ask of one, answered as by an empty one.

const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  navigator: { languages: ['en'] },
  matchMedia: () => ({ matches: false }),
});
