import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`, // short: it is on most elements
  },
};
