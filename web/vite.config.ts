import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gamesPlugin } from './tools/games.mjs';
import { offlinePlugin } from './tools/offline/plugin.mjs';
import { groups, isFrame, slimPlugin } from './tools/slimming.mjs';
import { wordsPlugin } from './tools/words.mjs';

const SERVER = process.env.WUQI_SERVER ?? 'http://127.0.0.1:8000';

// `vite build --mode site` makes the page for a host without a server of ours, in any folder.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), wordsPlugin(), gamesPlugin(), slimPlugin(), offlinePlugin()],
  build: {
    outDir: mode === 'site' ? '../site' : '../src/wuqi/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !isFrame(file)),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: groups() } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
}));
