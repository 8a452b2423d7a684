import type { FamilyCard, Page } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Mark } from "../../ui/Mark";
import { Menu } from "../../ui/Menu";
import { Product } from "../../ui/ProductList";

export interface ProductSwitcherProps {
  readonly families: readonly FamilyCard[];
  readonly current: FamilyCard | null;
  readonly page: Pick<Page, "sameTopic">;
  readonly t: Translate;
}

/** Every product with its mark and one line, leading to the topic of the page or to its start. */
export function ProductSwitcher({ families, current, page, t }: ProductSwitcherProps) {
  return (
    <Menu
      kind="products"
      label={t("products.change")}
      button={current === null ? t("products.title") : <ProductName family={current} />}
    >
      <nav aria-label={t("products.title")}>
        {groupsOf(families).map(({ group, members }) => (
          <section key={group} className="s-products-group">
            {group !== "" && <p className="s-menu-heading">{group}</p>}
            <ul>
              {members.map((family) => (
                <Product
                  key={family.id}
                  family={family}
                  href={page.sameTopic[family.id]}
                  current={family === current}
                  t={t}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Menu>
  );
}

function ProductName({ family }: { readonly family: FamilyCard }) {
  return (
    <>
      <Mark logo={family.logo} />
      <span className="s-product-name">{family.name}</span>
    </>
  );
}

export interface ProductGroup {
  readonly group: string;
  readonly members: readonly FamilyCard[];
}

/** Listed families by group, both in the order in which the site names them. */
export function groupsOf(all: readonly FamilyCard[]): readonly ProductGroup[] {
  const families = all.filter((family) => family.listed);
  const names = new Set(families.map((family) => family.group));
  return [...names].map((group) => ({
    group,
    members: families.filter((family) => family.group === group),
  }));
}
