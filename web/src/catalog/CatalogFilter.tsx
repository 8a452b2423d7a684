import { analytics } from "../model/analytics";
import type { CatalogFilterBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { catalogFilter, countWords } from "./markup";
import { needsScript } from "../ui/markup";

export interface CatalogFilterProps {
  readonly block: CatalogFilterBlock;
  readonly t: Translate;
}

/** Narrows the cards of a page down; needs script. */
export function CatalogFilter({ block: { groups, count }, t }: CatalogFilterProps) {
  return (
    <search
      className="s-catalog-filter"
      {...{ [catalogFilter]: "", [needsScript]: "" }}
      {...analytics({ eventCategory: "catalog", eventAction: "group", eventLabel: "{value}" })}
    >
      <label className="s-field">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t("catalog.filter.label")}
          placeholder={t("catalog.filter.placeholder", { count })}
          autoComplete="off"
          spellCheck={false}
        />
        <span
          role="status"
          {...{ [countWords]: t("catalog.filter.count", { shown: "{shown}", total: "{total}" }) }}
        />
      </label>
      <fieldset className="s-segments">
        <legend className="visually-hidden">{t("catalog.filter.group")}</legend>
        {["", ...groups].map((group) => (
          <label key={group} className="s-segment">
            <input type="radio" name="catalog-group" value={group} defaultChecked={group === ""} />
            <span>{group === "" ? t("catalog.filter.all") : group}</span>
          </label>
        ))}
      </fieldset>
      <p className="s-catalog-none" hidden>
        {t("catalog.none")}
      </p>
    </search>
  );
}
