import type { FamilyCard } from "../model/page.gen";
import { Mark } from "./Mark";

/** Every product with its mark and its one line, each leading to where it starts. */
export function ProductList({ families }: { readonly families: readonly FamilyCard[] }) {
  return (
    <ul>
      {families
        .filter(({ listed }) => listed)
        .map((family) => (
          <Product key={family.id} family={family} />
        ))}
    </ul>
  );
}

interface ProductProps {
  readonly family: FamilyCard;
  /** Whether the page is about it. */
  readonly current?: boolean;
}

export function Product({ family, current = false }: ProductProps) {
  return (
    <li data-family={family.id}>
      <a className="s-product" href={family.href} aria-current={current ? "true" : undefined}>
        <Mark logo={family.logo} />
        <span className="s-product-text">
          <span className="s-product-name">{family.name}</span>
          <span className="s-product-tagline">{family.tagline}</span>
        </span>
      </a>
    </li>
  );
}
