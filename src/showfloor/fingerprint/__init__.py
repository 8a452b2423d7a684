"""What is unchanged: keys of data, of code, and of the versions of installed packages."""

from showfloor.fingerprint.code import (
    digest_of,
    engine_code,
    engine_files,
    folder_code,
    key_of,
    python_package_version,
)
from showfloor.fingerprint.node_packages import (
    BUNDLER_SETTINGS,
    installed_node_packages,
    linked_packages,
    package_version,
    package_versions,
)

__all__ = [
    "BUNDLER_SETTINGS",
    "digest_of",
    "engine_code",
    "engine_files",
    "folder_code",
    "installed_node_packages",
    "key_of",
    "linked_packages",
    "package_version",
    "package_versions",
    "python_package_version",
]
