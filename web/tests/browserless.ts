// The tests run without a browser: what the settings ask of one, answered as by an empty one.

const kept = new Map<string, string>();

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
};

Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  navigator: { languages: ['en'] },
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
});
