import { analytics } from "../model/analytics";
import type { Page, SearchCounts, SearchFieldBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { searchRoute } from "./SearchLink";

/** Whether a page has a search field, which stands for that of the header while it shows. */
export function hasSearchField({ blocks }: Page): boolean {
  return blocks.some(({ type }) => type === "search-field");
}

export interface SearchFieldProps {
  readonly block: SearchFieldBlock;
  /** In which numbers are written. */
  readonly language: string;
  readonly t: Translate;
}

/**
 * A large way to the search, with examples that open it with their words. Without a script it leads
 * to the page that searches, and each example to what it would find.
 */
export function SearchField({ block: { examples, counts }, language, t }: SearchFieldProps) {
  return (
    <div className="s-search-field" {...analytics({ eventCategory: "home" })}>
      <a
        className="s-field s-search-box"
        data-size="large"
        href={searchRoute}
        data-search-for=""
        {...analytics({ eventAction: "open", eventLabel: "{href}" })}
      >
        <Icon name="search" />
        <span>{promise(counts, language, t)}</span>
        <kbd className="s-key" aria-hidden="true">
          /
        </kbd>
      </a>
      <ul className="s-search-examples" aria-label={t("search.examples")}>
        {examples.map(({ query, href }) => (
          <li key={query}>
            <a
              className="s-chip"
              href={href}
              data-search-for={query}
              {...analytics({ eventAction: "open", eventLabel: "{href}" })}
            >
              {query}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a text that says how much a site has of each kind. */
function promise({ pages, props, icons }: SearchCounts, language: string, t: Translate): string {
  const [ofPages, ofProps, ofIcons] = [pages, props, icons].map((count) =>
    count.toLocaleString(language),
  );
  if (props === 0 || icons === 0) return t("search.field.pages", { pages: ofPages ?? "" });
  return t("search.field", { pages: ofPages ?? "", props: ofProps ?? "", icons: ofIcons ?? "" });
}
