import { analytics } from "../model/analytics";
import type { Page, SearchCounts, SearchFieldBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { searchRoute } from "./SearchLink";
import { searchQuery } from "./markup";
import { styledSize } from "../ui/markup";

/** Whether a page has a search field; while it is in view, the header has none. */
export function hasSearchField({ blocks }: Page): boolean {
  return blocks.some(({ type }) => type === "search-field");
}

export interface SearchFieldProps {
  readonly block: SearchFieldBlock;
  readonly t: Translate;
}

/**
 * A large way to the search, with examples that open it with their words. Without a script it leads
 * to the page that searches, and each example to what it would find.
 */
export function SearchField({ block: { examples, counts }, t }: SearchFieldProps) {
  return (
    <div className="s-search-field" {...analytics({ eventCategory: "home" })}>
      <a
        className="s-field s-search-box"
        {...{ [styledSize]: "large" }}
        href={searchRoute}
        {...{ [searchQuery]: "" }}
        {...analytics({ eventAction: "open", eventLabel: "{href}" })}
      >
        <Icon name="search" />
        <span>{promise(counts, t)}</span>
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
              {...{ [searchQuery]: query }}
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
function promise({ pages, props, icons }: SearchCounts, t: Translate): string {
  if (props === 0 || icons === 0) return t("search.field.pages", { pages });
  return t("search.field", { pages, props, icons });
}
