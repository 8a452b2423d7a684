"""What a browser refused because of the security policy, as a page reports it."""

from showfloor.model.base import Model

__all__ = ["PolicyViolation"]


class PolicyViolation(Model, frozen=True, kw_only=True):
    """Something that a page asked for and its policy does not allow."""

    page: str
    """Site path of the document."""
    demo: str | None
    """Name of the demo in which it happened, where an element shows it."""
    directive: str
    """The directive of the policy that refused it, such as `img-src`."""
    refused: str
    """The address that was asked for, or a keyword such as `inline` or `eval`."""
    source: str
    """Address of the script that asked for it; empty where the browser names none."""
    sample: str
    """The beginning of refused code or styles; empty for an address."""
