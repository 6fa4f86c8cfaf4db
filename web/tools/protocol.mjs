// Writes src/protocol/messages.ts from the JSON Schema of the server's messages, so that nothing
// is typed twice. Run before every build; the result is not committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { python } from './python.mjs';

const schema = JSON.parse(python('-m', 'wuqi.server.protocol.schema'));

const NUMBERS = new Set(['integer', 'number']);

/** The TypeScript of a schema. */
function typed(part) {
  if (part.$ref) return part.$ref.split('/').at(-1);
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in part) return JSON.stringify(part.const);
  if (part.anyOf) return part.anyOf.map(typed).join(' | ');
  if (part.prefixItems) return `readonly [${part.prefixItems.map(typed).join(', ')}]`;
  if (part.type === 'array') return `readonly (${typed(part.items ?? {})})[]`;
  if (part.type === 'object' && part.properties) return shape(part, '  ');
  if (part.type === 'object') {
    return `Readonly<Record<string, ${typed(part.additionalProperties || {})}>>`;
  }
  if (NUMBERS.has(part.type)) return 'number';
  if (['string', 'boolean', 'null'].includes(part.type)) return part.type;
  return 'unknown';
}

function shape(part, indent) {
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(
    ([name, field]) => `${indent}readonly ${name}${required.has(name) ? '' : '?'}: ${typed(field)};`,
  );
  return `{\n${fields.join('\n')}\n${indent.slice(2)}}`;
}

function comment(part) {
  const first = part.description?.split('\n')[0];
  return first ? `/** ${first.replaceAll('*/', '* /')} */\n` : '';
}

const types = Object.entries(schema.$defs).map(([name, part]) =>
  part.properties
    ? `${comment(part)}export interface ${name} ${shape(part, '  ')}`
    : `${comment(part)}export type ${name} = ${typed(part)};`,
);
const FOLDER = new URL('../src/protocol/', import.meta.url);
mkdirSync(FOLDER, { recursive: true }); // git keeps no empty folder
writeFileSync(
  new URL('messages.ts', FOLDER),
  `// Made by tools/protocol.mjs from the server's schema.\n\nexport const VERSION = ${schema.version};\n\n${types.join('\n\n')}\n`,
);
