// Python as on the device, under Node: runs a script of ours with what the page would load.
//   node tools/device/python.mjs SCRIPT [ARGUMENT…]
// The script sees the folder of the project as /project, and what it prints is printed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = new URL('../../', import.meta.url);
const made = JSON.parse(readFileSync(new URL('public/device/made.json', WEB), 'utf-8'));
const home = new URL(`public/device/${made.version}/`, WEB);
const { loadPyodide } = await import(new URL('pyodide.mjs', home).href);

const [script, ...args] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: fileURLToPath(home) });
const packed = Uint8Array.from(readFileSync(new URL('wuqi.pack', home))); // it knows no `Buffer`
python.unpackArchive(packed, 'gztar', { extractDir: '/wuqi' });
python.FS.mkdir('/project');
python.FS.mount(python.FS.filesystems.NODEFS, { root: fileURLToPath(new URL('../', WEB)) }, '/project');
python.globals.set('ARGUMENTS', python.toPy([script, ...args]));
const PROGRAM = `
import runpy, sys
sys.path.insert(0, "/wuqi")
sys.path.append("/project")
sys.argv[:] = ARGUMENTS
from wuqi.device.standins import install
install()
status = 0
try:
    runpy.run_path(f"/project/{sys.argv[0]}", run_name="__main__")
except SystemExit as end:
    status = end.code or 0
status
`;
try {
  process.exit(python.runPython(PROGRAM));
} catch (error) {
  console.error(error.message); // Node would print the whole of Pyodide, in one line
  process.exit(1);
}
