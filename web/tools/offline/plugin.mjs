// A Vite plugin: what makes the page an app. Writes a manifest for each language, the service worker,
// and offline.json, the list of the page's files with their sizes over the wire. What Python needs to
// play offline (tools/device) is listed in device/made.json, which is empty until it has been built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, words } from '../languages.mjs';

const WORKER = new URL('worker.js', import.meta.url);
const NO_PACK = { version: '', files: {} };
const PAPER = '#f7f3ea';

const ICONS = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function manifest(language) {
  const word = (key) => new RegExp(`^${key} = (.*)$`, 'm').exec(words(language).common)[1];
  const short = word('wuqi');
  return {
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    lang: language,
    name: short === '五棋' ? short : `${short} 五棋`,
    short_name: short,
    description: word('title-home'),
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: ICONS,
  };
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!entry.name.startsWith('.')) yield path;
  }
}

export function offlinePlugin() {
  let out = '';
  return {
    name: 'wuqi-offline',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const language of LANGUAGES) {
        emit(`manifest-${language}.webmanifest`, JSON.stringify(manifest(language), null, 2));
      }
      emit('offline.js', readFileSync(WORKER, 'utf-8'));
    },
    /** When everything is written, files of public/ included. */
    closeBundle() {
      const made = join(out, 'device', 'made.json');
      if (!existsSync(made)) {
        mkdirSync(join(out, 'device'), { recursive: true });
        writeFileSync(made, JSON.stringify(NO_PACK));
      }
      const page = join(out, 'index.html');
      const hash = createHash('sha256');
      const sizes = {};
      for (const file of [...filesIn(out)].sort()) {
        const path = relative(out, file).replaceAll('\\', '/');
        if (/^offline\.|^device\//.test(path)) continue;
        const bytes = readFileSync(file);
        // The page itself is kept under the address of its folder.
        sizes[path === 'index.html' ? '' : path] = gzipSync(bytes).length;
        hash.update(path).update(bytes);
      }
      const version = hash.digest('hex').slice(0, 12);
      const html = readFileSync(page, 'utf-8');
      writeFileSync(
        page,
        html.replace('<meta charset', `<meta name="version" content="${version}" />\n    <meta charset`),
      );
      // Small files first: progress is soon to be seen.
      const files = Object.fromEntries(Object.entries(sizes).sort(([, a], [, b]) => a - b));
      writeFileSync(join(out, 'offline.json'), JSON.stringify({ version, files }));
    },
  };
}
