// Compiles Python's modules to what Pyodide's Python runs, so that no visitor's device has to.
//   node tools/device/bytecode.mjs SCRIPT FOLDER
// The script sees the folder as /files.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [script, folder] = process.argv.slice(2);
const python = await loadPyodide({
  indexURL: fileURLToPath(new URL('../../node_modules/pyodide/', import.meta.url)),
});
python.FS.mkdir('/files');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/files');
python.runPython(readFileSync(script, 'utf-8'));
