"""Podman with images of our own making, for machines that reach Debian but no registry of images.

Everything is kept in one folder. A base image is what Debian's own are made from: `debootstrap`,
less manuals and translations, under the very name that a Containerfile asks for.
"""

import os
import resource
import shutil
import subprocess
from pathlib import Path

DEBIAN = "http://deb.debian.org/debian"
NEEDED = ("podman", "debootstrap")
LEFT_OUT = ("doc", "groff", "info", "lintian", "locale", "man")
CERTIFICATE = "/etc/certificate-of-this-network.crt"
CERTIFICATE_VARIABLES = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")


class Engine:
    """Podman with a storage and settings of its own."""

    def __init__(self, folder: Path) -> None:
        missing = [one for one in NEEDED if shutil.which(one) is None]
        assert not missing, f"apt-get install {' '.join(missing)}"
        assert os.geteuid() == 0, "debootstrap has to be run by root"
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        storage = {"graphroot": folder / "images", "runroot": folder / "run"}
        lines = ["[storage]", 'driver = "overlay"', *(f'{k} = "{v}"' for k, v in storage.items())]
        (folder / "storage.conf").write_text("\n".join(lines), "utf-8")
        (folder / "containers.conf").write_text(_settings(), "utf-8")
        self.environment = {
            **os.environ,
            "CONTAINERS_STORAGE_CONF": str(folder / "storage.conf"),
            "CONTAINERS_CONF": str(folder / "containers.conf"),
        }

    def podman(self, *words: str) -> str:
        """What a command prints; shows the rest."""
        done = subprocess.run(
            ["podman", *words],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def succeeds(self, *words: str) -> bool:
        """Whether a command ends with status 0; shows nothing."""
        done = subprocess.run(["podman", *words], env=self.environment, capture_output=True)
        return done.returncode == 0

    def has(self, name: str) -> bool:
        return self.succeeds("image", "exists", name)

    def megabytes(self, name: str) -> float:
        return int(self.podman("image", "inspect", name, "--format", "{{.Size}}")) / 1e6

    def debian(self, release: str, name: str) -> None:
        """Makes a release of Debian the image of a name, unless there is one."""
        if self.has(name):
            return
        root = self._folder / release
        if not (root / "etc" / "debian_version").exists():
            subprocess.run(["debootstrap", "--variant=minbase", release, root, DEBIAN], check=True)
        _slim(root)
        changes = _trust_this_network(root)
        packed = ["tar", "-C", str(root), "-c", "."]
        with subprocess.Popen(packed, stdout=subprocess.PIPE) as packing:
            command = ["podman", "import", *changes, "-", name]
            subprocess.run(command, env=self.environment, stdin=packing.stdout, check=True)


def _settings() -> str:
    """Limits that this process may give, and a runtime that knows all kinds of control groups."""
    limits = {"nofile": resource.RLIMIT_NOFILE, "nproc": resource.RLIMIT_NPROC}
    most = {name: min(10_000, resource.getrlimit(kind)[1]) for name, kind in limits.items()}
    given = ", ".join(f'"{name}={many}:{many}"' for name, many in most.items())
    runtime = 'runtime = "runc"\n' if shutil.which("runc") else ""
    return (
        f"[containers]\ndefault_ulimits = [{given}]\n"
        f'[engine]\n{runtime}cgroup_manager = "cgroupfs"\nevents_logger = "file"\n'
    )


def _slim(root: Path) -> None:
    """As Debian's slim images: no manuals and translations, now and later."""
    for name in LEFT_OUT:
        shutil.rmtree(root / "usr" / "share" / name, ignore_errors=True)
    for place in ("var/cache/apt", "var/lib/apt/lists"):
        shutil.rmtree(root / place, ignore_errors=True)
        (root / place).mkdir(parents=True)
    lines = [f"path-exclude /usr/share/{name}/*" for name in LEFT_OUT]
    (root / "etc/dpkg/dpkg.cfg.d/slim").write_text("\n".join(lines) + "\n", "utf-8")


def _trust_this_network(root: Path) -> list[str]:
    """Where all traffic is looked into, that has a certificate, which builds must trust as well."""
    own = os.environ.get("SSL_CERT_FILE")
    if own is None:
        return []
    shutil.copyfile(own, root / CERTIFICATE.lstrip("/"))
    return [word for one in CERTIFICATE_VARIABLES for word in ("-c", f"ENV {one}={CERTIFICATE}")]
