// Apart from vite.config.ts, so that the page can be built without the packages that test it.
import { mergeConfig, type ConfigEnv, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

export default defineConfig((env) =>
  mergeConfig((page as (env: ConfigEnv) => UserConfig)(env), {
    test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browserless.ts'] },
  }),
);
