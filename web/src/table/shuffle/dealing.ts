// Your part in the fair shuffle: for each of your seats a secret, first its hash, then itself.
// Secrets stay in this browser until they are revealed, also across a reload.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { connection } from '../../live/connection.svelte';
import type { Seen } from '../../live/seen';

function secretOf(table: string, seat: number): string {
  const key = `wuqi-secret-${table}-${seat}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return kept;
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(key, secret);
  return secret;
}

/** Sends whatever the shuffle is waiting for from your seats. */
export async function contribute(view: Seen): Promise<void> {
  const { dealing, table } = view;
  if (!dealing) return;
  const yours = view.seats.filter((seat) => seat.yours).map((seat) => seat.number);
  for (const seat of yours) {
    const secret = secretOf(table, seat);
    if (dealing.phase === 'commit' && !(seat in dealing.commitments)) {
      await connection.do(table, {
        type: 'commit',
        seat,
        commitment: bytesToHex(sha256(hexToBytes(secret))),
      });
    } else if (dealing.phase === 'reveal' && !(seat in dealing.secrets)) {
      await connection.do(table, { type: 'reveal', seat, secret });
    }
  }
}
