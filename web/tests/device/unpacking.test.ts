// The archive of the pack, as Python writes it.

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unpacked } from '../../src/device/unpacking';

const LONG = `${'folder/'.repeat(16)}file.py`; // more than a header has room for in one place

const WRITE = `
import gzip, io, sys, tarfile
out = io.BytesIO()
with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for name, content in (("a.py", b"x = 1"), ("empty.py", b""), ("${LONG}", bytes(range(256)) * 5)):
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
sys.stdout.buffer.write(gzip.compress(out.getvalue()))
`;

test('files come out as they went in', async () => {
  const packed = execFileSync('python3', ['-c', WRITE]);
  const files = await unpacked(new Blob([Uint8Array.from(packed)]).stream());
  expect([...files.keys()]).toEqual(['a.py', 'empty.py', LONG]);
  expect(new TextDecoder().decode(files.get('a.py'))).toBe('x = 1');
  expect(files.get('empty.py')?.length).toBe(0);
  expect(files.get(LONG)?.length).toBe(1280);
  expect(files.get(LONG)?.at(-1)).toBe(255);
});
