"""Publishes a release to an object store that speaks the protocol of Amazon S3."""

from showfloor.deploy.deployment import Deployed, DeployOptions, deploy, planned
from showfloor.deploy.object_store import ObjectStore, StoreAddress, open_store, parse_address
from showfloor.deploy.site_objects import CompressedForm, read_release

__all__ = [
    "CompressedForm",
    "DeployOptions",
    "Deployed",
    "ObjectStore",
    "StoreAddress",
    "deploy",
    "open_store",
    "parse_address",
    "planned",
    "read_release",
]
