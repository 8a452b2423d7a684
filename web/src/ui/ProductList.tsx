import type { Translate } from "../model/messages";
import type { FamilyCard } from "../model/page.gen";
import { Badge } from "./Badge";
import { Mark } from "./Mark";
import { familyId } from "./markup";

interface ProductListProps {
  readonly families: readonly FamilyCard[];
  readonly t: Translate;
}

/** Every product with its mark and its one line, each leading to where it starts. */
export function ProductList({ families, t }: ProductListProps) {
  return (
    <ul>
      {families
        .filter(({ listed }) => listed)
        .map((family) => (
          <Product key={family.id} family={family} t={t} />
        ))}
    </ul>
  );
}

interface ProductProps {
  readonly family: FamilyCard;
  /** Where it leads; by default to where the product starts. */
  readonly href?: string | undefined;
  /** Whether the page is about it. */
  readonly current?: boolean;
  readonly t: Translate;
}

export function Product({ family, href = family.href, current = false, t }: ProductProps) {
  return (
    <li {...{ [familyId]: family.id }}>
      <a className="s-product" href={href} aria-current={current ? "true" : undefined}>
        <Mark logo={family.logo} />
        <span className="s-product-text">
          <span className="s-product-name">
            {family.name}
            {family.status !== null && <Badge>{t(`status.${family.status.kind}`)}</Badge>}
          </span>
          <span className="s-product-tagline">{family.tagline}</span>
        </span>
      </a>
    </li>
  );
}
