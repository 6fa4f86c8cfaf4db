// Plays any game at random, by the line protocol of docs/programs.md.
//
//   wuqi match janken --seats "program:node examples/programs/random_player.mjs,level:1"

import { createInterface } from 'node:readline';

let legal = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...fields] = line.split('\t');
  if (word === 'wuqi') {
    console.log('ready');
  } else if (word === 'legal') {
    legal = fields;
  } else if (word === 'go') {
    console.log(`info\tchoices=${legal.length}`);
    console.log(`action\t${legal[Math.floor(Math.random() * legal.length)]}`);
  } else if (word === 'quit') {
    break;
  }
}
process.exit(0);
