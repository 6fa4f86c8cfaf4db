"""Makes a module of WebAssembly from the compiled functions of a game, or of everything else.

    python -m web.tools.device.kernels REHEARSED LIBRARY FOLDER [SHARED]

writes FOLDER/LIBRARY.so, a side module that Pyodide loads, and FOLDER/LIBRARY.json, what is in it
(see `wuqi.device.standins.functions`).

Search is not in the library of everything else, but in that of every game: here all games are
known, so search calls a game's verbs by name instead of by address, and LLVM can put them in line.
In a browser calls by address cost more than on a machine. What search is made of is written with
the library of everything else, as FOLDER/shared.json, and is read for that of a game (SHARED).

No C compiler takes part. Numba compiles our functions to LLVM's intermediate representation as
always; llvmlite, which has the WebAssembly target, emits an object; `wasm-ld`, which comes with
PyPI's `ziglang`, links it. Addresses are 64-bit integers in Numba's code, which is right for
wasm32 too: they are cut to 32 bits where they are used.
"""

import json
import os
import pickle
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

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
from numba.core import cgutils
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from web.tools.device.assembly import TRIPLE, VERB, for_the_browser, with_verbs, without_python

from wuqi.core.native import calling, compiling, kept_code, lasting
from wuqi.device.standins.names import COMMON, name_of

FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"

SHARED = "shared.json"
IMPORTED = {"clock_gettime", "memcpy", "memset", "memmove"}  # from Pyodide itself

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
MACHINE = llvm.Target.from_triple(TRIPLE).create_target_machine(
    cpu="generic", features=FEATURES, opt=3, reloc="pic", codemodel="default"
)


class Shared(NamedTuple):
    """A function that calls a game's verbs."""

    name: str
    kinds: str
    result: str
    symbol: str  # Numba's name
    text: str  # of its module


class Library:
    """The functions of one module, gathered one after another."""

    def __init__(self) -> None:
        self._modules: dict[str, None] = {}  # their texts, each once
        self.content: dict[str, dict[str, Any]] = {"functions": {}, "natives": {}, "lasting": {}}
        self.shared: list[Shared] = []  # what calls verbs, and belongs into every game's library
        self.verbs: dict[str, str] = {}  # what `with_verbs` needs
        self._exported: dict[str, str] = {}  # symbol: Numba's name

    def add(self, name: str, dispatcher: Any, args: tuple[Any, ...]) -> None:
        """A function that Python calls, by Numba's own convention."""
        kinds = ",".join(kind_of(one) for one in args)
        found = self.content["functions"].setdefault(name, {})
        if kinds in found:
            return  # the same but for what does not matter here: arrays that are not written to
        dispatcher.compile(args)
        made = dispatcher.overloads[args]
        result = kind_of(made.signature.return_type)
        text, symbol = made.library.text, made.fndesc.llvm_func_name
        if VERB in text:
            self.shared.append(Shared(name, kinds, result, symbol, text))
        else:
            found[kinds] = [self._export(text, symbol), result]

    def add_shared(self, one: "Shared") -> None:
        """A function that calls verbs: those of this library's game."""
        symbol = self._export(one.text, one.symbol)
        self.content["functions"].setdefault(one.name, {})[one.kinds] = [symbol, one.result]

    def add_verbs(self, game: str) -> None:
        """The verbs of a game, for what calls them by name."""
        from wuqi.core.kernel import SIGNATURES  # after `keep_nothing`
        from wuqi.core.registry import variants

        (kernel,) = {one.kernel for one in variants(game)}
        for place, (verb, signature) in enumerate(SIGNATURES.items()):
            function = kernel.functions[verb].py_func
            text, symbol = _native(function, signature)
            self._modules[text] = None
            self.verbs[f"{VERB}{place}"] = symbol

    def add_native(self, name: str, function: Any, signature: Any) -> None:
        """A function for rows of addresses, called as C does."""
        symbol = self._export(*_native(function, signature))
        args = ",".join(kind_of(one) for one in signature.args)
        written = f"{kind_of(signature.return_type)}({args})"
        self.content["natives"].setdefault(name, {})[written] = symbol

    def _export(self, text: str, name: str) -> str:
        self._modules[text] = None
        for symbol, known in self._exported.items():
            if known == name:
                return symbol
        symbol = f"k{len(self._exported)}"
        self._exported[symbol] = name
        return symbol

    def write(self, folder: Path, name: str) -> None:
        """Links everything, and says what is in it."""
        layout = str(MACHINE.target_data)
        first, *others = self._modules
        whole = llvm.parse_assembly(for_the_browser(first, layout))
        for text in others:
            whole.link_in(llvm.parse_assembly(for_the_browser(text, layout)))
        tellers = self._setters(whole)
        plain = without_python(with_verbs(str(whole), self.verbs))
        whole = llvm.parse_assembly(plain + tellers)
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

    def _setters(self, whole: Any) -> str:
        """For each lasting array a function that is told where it lies."""
        names = [v.name for v in whole.global_variables if v.name.startswith("wuqi.lasting.")]
        self.content["lasting"] = {name: f"set{i}" for i, name in enumerate(names)}
        return "".join(
            f"\ndefine void @{setter}(ptr %where) {{\n"
            f'  store ptr %where, ptr @"{name}"\n  ret void\n}}\n'
            for name, setter in self.content["lasting"].items()
        )


@cache
def _native(function: Any, signature: Any) -> tuple[str, str]:
    """A function as C calls it: the text of its module, and its name there."""
    options = {**compiling.FLAVOUR, "forceinline": True}
    shape = (signature.args, signature.return_type)
    made: Any = CFunc(function, shape, locals={}, options=options)
    made.compile()
    return made._library.text, made._wrapper_name


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


def call_by_name() -> None:
    """Verbs are called by name; which game's that is, is decided when a library is linked."""
    from wuqi.core import verbs  # after `keep_nothing`
    from wuqi.core.kernel import SIGNATURES

    by_address = calling.call

    def call(place: int, verb: Any) -> tuple[Any, Any]:
        signature, codegen = by_address(place, verb)
        if place >= len(SIGNATURES):
            return signature, codegen
        llvm.add_symbol(f"{VERB}{place}", 1)  # for the code of this machine, which nobody calls

        def by_name(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            given = [context.get_value_type(kind) for kind in verb.args]
            shape = ir.FunctionType(context.get_value_type(verb.return_type), given)
            function = cgutils.get_or_insert_function(builder.module, shape, f"{VERB}{place}")
            answer = builder.call(function, args[1:])
            return answer if verb.return_type != types.void else context.get_dummy_value()

        return signature, by_name

    verbs.call = call  # type: ignore[attr-defined]


def main(rehearsed: str, library: str, folder: str, shared: str = "") -> None:
    made = keep_nothing()
    lie_elsewhere()
    call_by_name()
    requests = pickle.loads(Path(rehearsed, f"{library}.pickle").read_bytes())
    for name, _, _ in requests:
        import_module(name.split(":")[0])
    gathered = Library()
    for name, wanted, native in requests:
        if native:
            gathered.add_native(name, made[name].py_func, wanted)
        else:
            gathered.add(name, made[name], wanted)
    if library == COMMON:
        Path(folder, SHARED).write_text(json.dumps(gathered.shared), "utf-8")
    else:
        gathered.add_verbs(library)
        for one in json.loads(Path(shared).read_text("utf-8")):
            gathered.add_shared(Shared(*one))
    gathered.write(Path(folder), library)


if __name__ == "__main__":
    main(*sys.argv[1:])
