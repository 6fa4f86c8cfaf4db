// What TypeScript and the formatter do not see: the layers of the page, sizes, and slips.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { forbidden } from './layers.js';
import svelteConfig from './svelte.config.js';

const LONGEST = 300; // lines; a longer file is two ideas
const GENERATED = ['src/protocol/messages.ts'];

export default ts.config(
  { ignores: ['node_modules', 'public', ...GENERATED] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // Maps and sets that are watched are Svelte's own already; the others live for one call.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', { max: LONGEST }] },
  },
  ...forbidden
    .filter(({ regex }) => regex)
    .map(({ folder, regex }) => ({
      files: [`src/${folder}/**`],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex, message: `${folder}/ is a lower layer: see layers.js.` }] },
        ],
      },
    })),
);
