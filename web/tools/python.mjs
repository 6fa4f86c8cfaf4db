// Asks the Python side, in the project's own environment unless WUQI_PYTHON names another.
import { execFileSync } from 'node:child_process';

const OURS = new URL('../../.venv/bin/python', import.meta.url).pathname;

export function python(...args) {
  return execFileSync(process.env.WUQI_PYTHON ?? OURS, args, {
    encoding: 'utf-8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
