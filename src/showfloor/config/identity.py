"""Which product an address belongs to, by the rules of `site.toml`."""

from collections.abc import Sequence

from showfloor.config.values import is_language
from showfloor.model.encoded_address import path_of
from showfloor.model.product import ProductIdentity, ProductRule

UNKNOWN = ProductIdentity(product_id=None, category_id=None)


def product_identity(
    url_path: str, rules: Sequence[ProductRule], left_out: Sequence[str] = ()
) -> ProductIdentity:
    """Return the product and category that the first segment of a path stands for.

    A language in front, such as `/de/`, is passed over, unless what follows is left out of
    languages. Where no rule fits, both are `None`; where a rule fits but no segment names the
    product, only the product is.
    """
    segments = [segment for segment in path_of(url_path).split("/") if segment]
    by_segment = {rule.segment: rule for rule in rules}
    has_more = len(segments) > 1 and f"/{segments[1]}/" not in left_out
    if has_more and is_language(segments[0]) and segments[0] not in by_segment:
        segments = segments[1:]
    rule = by_segment.get(segments[0]) if segments else None
    if rule is None:
        return UNKNOWN
    return ProductIdentity(product_id=_product_id(rule, segments), category_id=rule.category)


def _product_id(rule: ProductRule, segments: list[str]) -> str | None:
    if "{name}" not in rule.id:
        return rule.id
    place = 2 if segments[1:2] and segments[1] in rule.pass_over else 1
    name = segments[place].removeprefix(rule.strip_prefix) if len(segments) > place else ""
    if not name or (rule.names and name not in rule.names):
        return None
    return rule.id.replace("{name}", name)
