"""Makes a module of WebAssembly from the compiled functions of a game, or of everything else.

    python -m web.tools.device.kernels REHEARSED LIBRARY FOLDER

writes FOLDER/LIBRARY.so, a side module that Pyodide loads, and FOLDER/LIBRARY.json, what is in it
(see `wuqi.device.standins.functions`).

No C compiler takes part. Numba compiles our functions to LLVM's intermediate representation as
always; llvmlite, which has the WebAssembly target, emits an object; `wasm-ld`, which comes with
PyPI's `ziglang`, links it. Addresses are 64-bit integers in Numba's code, which is right for
wasm32 too: they are cut to 32 bits where they are used.
"""

import json
import os
import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, cast

# Code for no machine in particular: no vectors, which the browser would have to take apart again.
os.environ |= {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary

from wuqi.core.native import compiling, kept_code, lasting
from wuqi.device.standins.names import name_of

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"

# What Numba's code would ask of CPython in order to raise an exception. Our functions never do:
# on the device these stop the program.
NEVER_CALLED = re.compile(r"_?Py\w+|numba_\w+|NRT_MemInfo_call_dtor|NRT_Free")
IMPORTED = {"clock_gettime", "memcpy", "memset", "memmove"}  # from Pyodide itself

SQUARE_ROOT = """
define internal double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""  # an instruction of WebAssembly

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
MACHINE = llvm.Target.from_triple(TRIPLE).create_target_machine(
    cpu="generic", features=FEATURES, opt=3, reloc="pic", codemodel="default"
)


class Library:
    """The functions of one module, gathered one after another."""

    def __init__(self) -> None:
        self._modules: list[str] = []
        self.content: dict[str, dict[str, Any]] = {"functions": {}, "natives": {}, "lasting": {}}
        self._exported: dict[str, str] = {}  # symbol: Numba's name

    def add(self, name: str, dispatcher: Any, args: tuple[Any, ...]) -> None:
        """A function that Python calls, by Numba's own convention."""
        kinds = ",".join(kind_of(one) for one in args)
        found = self.content["functions"].setdefault(name, {})
        if kinds in found:
            return  # the same but for what does not matter here: arrays that are not written to
        dispatcher.compile(args)
        made = dispatcher.overloads[args]
        symbol = self._export(made.library.text, made.fndesc.llvm_func_name)
        found[kinds] = [symbol, kind_of(made.signature.return_type)]

    def add_native(self, name: str, function: Any, signature: Any) -> None:
        """A function for rows of addresses, called as C does."""
        options = {**compiling.FLAVOUR, "forceinline": True}
        shape = (signature.args, signature.return_type)
        made: Any = CFunc(function, shape, locals={}, options=options)
        made.compile()
        symbol = self._export(made._library.text, made._wrapper_name)
        args = ",".join(kind_of(one) for one in signature.args)
        written = f"{kind_of(signature.return_type)}({args})"
        self.content["natives"].setdefault(name, {})[written] = symbol

    def _export(self, text: str, name: str) -> str:
        self._modules.append(text)
        for symbol, known in self._exported.items():
            if known == name:
                return symbol
        symbol = f"k{len(self._exported)}"
        self._exported[symbol] = name
        return symbol

    def write(self, folder: Path, name: str) -> None:
        """Links everything, and says what is in it."""
        whole = llvm.parse_assembly(for_the_browser(self._modules[0]))
        for text in self._modules[1:]:
            whole.link_in(llvm.parse_assembly(for_the_browser(text)))
        tellers = self._tellers(whole)
        whole = llvm.parse_assembly(without_python(str(whole)) + tellers)
        symbols = {found: symbol for symbol, found in self._exported.items()}
        for value in (*whole.functions, *whole.global_variables):
            if value.is_declaration or value.name in self.content["lasting"].values():
                continue
            if value.name in symbols:
                value.linkage, value.name = "external", symbols[value.name]
            elif value.linkage.name not in ("internal", "private"):
                value.linkage = "internal"
        for value in whole.functions:
            if value.name in self._exported:
                value.visibility = "default"
        _optimise(whole)
        unknown = {f.name for f in whole.functions if f.is_declaration} - IMPORTED
        unknown = {one for one in unknown if not one.startswith("llvm.")}
        if unknown:
            sys.exit(f"{name}: compiled code asks for {', '.join(sorted(unknown))}")
        (folder / f"{name}.o").write_bytes(MACHINE.emit_object(whole))
        _link(folder, name, [*self._exported, *self.content["lasting"].values()])
        (folder / f"{name}.json").write_text(json.dumps(self.content), "utf-8")

    def _tellers(self, whole: Any) -> str:
        """For each lasting array a function that is told where it lies."""
        names = [v.name for v in whole.global_variables if v.name.startswith("wuqi.lasting.")]
        self.content["lasting"] = {name: f"tell{i}" for i, name in enumerate(names)}
        return "".join(
            f"\ndefine void @{tell}(ptr %where) {{\n"
            f'  store ptr %where, ptr @"{name}"\n  ret void\n}}\n'
            for name, tell in self.content["lasting"].items()
        )


def kind_of(given: Any) -> str:
    """A type of Numba's, as the device writes it."""
    kind: Any = types.unliteral(given)
    if isinstance(kind, types.Array):
        return f"{kind_of(kind.dtype)}{kind.ndim}{kind.layout}"
    if isinstance(kind, types.BaseTuple):
        return f"({' '.join(kind_of(one) for one in cast(Any, kind))})"
    if isinstance(kind, types.CPointer):
        return f"*{kind_of(kind.dtype)}"
    if isinstance(kind, types.Integer):
        whole = cast(Any, kind)
        code = {8: "b", 16: "h", 32: "i", 64: "q"}[whole.bitwidth]
        return code if whole.signed else code.upper()
    return {types.boolean: "?", types.none: "v", types.void: "v", types.float64: "d"}[kind]


def for_the_browser(text: str) -> str:
    """A module's text for another machine."""
    text = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', text)
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{MACHINE.target_data}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    # Nobody counts references: memory belongs to Python. (And these have instructions of this
    # machine in them, because Numba has emitted them before.)
    text = re.sub(
        r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^\}",
        r"define linkonce_odr void @\1(ptr %it) {\n  ret void\n}",
        text,
        flags=re.MULTILINE | re.DOTALL,
    )
    return re.sub(r" = common (local_unnamed_addr )?global", r" = linkonce \1global", text)


def without_python(text: str) -> str:
    """A module's text in which nothing of CPython is asked for."""

    def trap(found: re.Match[str]) -> str:
        line = found.group(0)
        named = re.search(r"@\"?([\w.]+)\"?\(", line)
        if named is None or not NEVER_CALLED.fullmatch(named[1]):
            return line
        head = re.sub(r"\s+#\d+\s*$", "", line.replace("declare ", "define internal ", 1))
        return head + " {\n  unreachable\n}"

    text = re.sub(r"^declare .*$", trap, text, flags=re.MULTILINE)
    text = re.sub(r"^declare .*double @sqrt\(.*$", SQUARE_ROOT, text, flags=re.MULTILINE)
    return re.sub(
        r"^(@_?Py\w+) = external (.*)global (\w+)(.*)$",
        r"\1 = internal \2global \3 zeroinitializer\4",
        text,
        flags=re.MULTILINE,
    )


def _optimise(module: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(MACHINE, tuning)
    builder.getModulePassManager().run(module, builder)


def _link(folder: Path, name: str, symbols: list[str]) -> None:
    linker = [sys.executable, "-m", "ziglang", "wasm-ld", "-shared", "--experimental-pic"]
    linker += ["--unresolved-symbols=import-dynamic", "-O2", "--strip-debug"]
    files = [str(folder / f"{name}.o"), "-o", str(folder / f"{name}.so")]
    subprocess.run([*linker, *files, *(f"--export={symbol}" for symbol in symbols)], check=True)


def keep_nothing() -> dict[str, Any]:
    """Every function is compiled anew, because code from the cache has no text; gives all
    compiled functions by name, as they are made."""
    made: dict[str, Any] = {}
    kept = compiling._kept

    def noting(function: Any, options: Any) -> Any:
        dispatcher = kept(function, options)
        if options["nogil"]:
            made[name_of(function)] = dispatcher
        return dispatcher

    # Emitting code for this machine puts its instructions into the text: it is taken before.
    library: Any = JITCodeLibrary
    emit = library._finalize_specific

    def taking(self: Any) -> None:
        self.text = str(self._final_module)
        emit(self)

    library._finalize_specific = taking
    compiling._kept = noting
    kept_code.KeptCode.load_overload = lambda *_: None  # type: ignore[method-assign]
    kept_code.KeptCode.save_overload = lambda *_: None  # type: ignore[method-assign]
    return made


def lie_elsewhere() -> None:
    """Lasting arrays are found through a pointer, which is set when the module is loaded: where
    memory will be free is not known now."""

    def pointer_to(context: Any, builder: Any, symbol: str, element: Any) -> Any:
        kind = context.get_value_type(types.CPointer(element))
        place = builder.module.globals.get(symbol)
        if place is None:
            place = ir.GlobalVariable(builder.module, kind, symbol)
            place.linkage, place.initializer = "linkonce", ir.Constant(kind, None)
        return builder.load(place)

    lasting.pointer_to = pointer_to


def main(rehearsed: str, library: str, folder: str) -> None:
    made = keep_nothing()
    lie_elsewhere()
    asked = pickle.loads(Path(rehearsed, f"{library}.pickle").read_bytes())
    for name, _, _ in asked:
        import_module(name.split(":")[0])
    gathered = Library()
    for name, wanted, native in asked:
        if native:
            gathered.add_native(name, made[name].py_func, wanted)
        else:
            gathered.add(name, made[name], wanted)
    gathered.write(Path(folder), library)


if __name__ == "__main__":
    main(*sys.argv[1:])
