// Writes src/home/lines.json: see living.py, which knows the rules.
import { python } from './python.mjs';

const here = (path) => new URL(path, import.meta.url).pathname;

python(here('living.py'), here('../src/home/lines.json'));
