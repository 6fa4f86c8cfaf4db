"""Changes to modules of LLVM's, as text: from Numba's for this machine to ours for the browser."""

import re
from collections.abc import Mapping

TRIPLE = "wasm32-unknown-emscripten"
VERB = "wuqi.verb."  # a verb of the game at hand, by its place in the row of verbs

# What Numba's code would ask of CPython in order to raise an exception. Our functions never do:
# on the device these stop the program.
NEVER_CALLED = re.compile(r"_?Py\w+|numba_\w+|NRT_MemInfo_call_dtor|NRT_Free")

SQUARE_ROOT = """
define internal double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""  # an instruction of WebAssembly


def for_the_browser(text: str, layout: str) -> str:
    """A module's text for another machine."""
    text = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', text)
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{layout}"', text)
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


def with_verbs(text: str, verbs: Mapping[str, str]) -> str:
    """A module's text in which verbs are called by the names of a game's functions."""
    for verb, name in verbs.items():
        quoted = f'@"?{re.escape(verb)}"?'
        declared = re.search(rf"^declare (?:[a-z]+ )*(\w+) {quoted}\(.*$", text, re.MULTILINE)
        if declared is None:
            continue  # nobody calls it
        defined = re.search(
            rf'^define (?:[a-z]+ )*(\w+) @"?{re.escape(name)}"?\(', text, re.MULTILINE
        )
        assert defined is not None, name
        assert defined[1] == declared[1], f"{name} gives {defined[1]}, not {declared[1]}"
        text = text.replace(declared[0], "")
        text = re.sub(rf"{quoted}(?=\()", lambda _, name=name: f'@"{name}"', text)  # type: ignore[misc]
    return text
