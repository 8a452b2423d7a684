"""What is unchanged: fingerprints of code, of the versions of tools and packages, and of data."""

from showfloor.fingerprint.keys import digest_of, digest_of_file, key_of
from showfloor.fingerprint.node_code import folder_code, program_code
from showfloor.fingerprint.node_packages import package_version, package_versions
from showfloor.fingerprint.python_code import Maker, code_closure, code_of
from showfloor.fingerprint.python_packages import (
    installed_python_packages,
    python_package_version,
)

__all__ = [
    "Maker",
    "code_closure",
    "code_of",
    "digest_of",
    "digest_of_file",
    "folder_code",
    "installed_python_packages",
    "key_of",
    "package_version",
    "package_versions",
    "program_code",
    "python_package_version",
]
