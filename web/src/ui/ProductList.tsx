import type { FamilyCard } from "../model/page.gen";
import { Mark } from "./Mark";

/** Every product with its mark and its one line, each leading to where it starts. */
export function ProductList({ families }: { readonly families: readonly FamilyCard[] }) {
  return (
    <ul>
      {families
        .filter(({ listed }) => listed)
        .map((family) => (
          <li key={family.id} data-family={family.id}>
            <a className="s-product" href={family.href}>
              <Mark logo={family.logo} />
              <span className="s-product-text">
                <span className="s-product-name">{family.name}</span>
                <span className="s-product-tagline">{family.tagline}</span>
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}
