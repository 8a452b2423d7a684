import { analytics } from "../model/analytics";
import type { FamilyCard } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { ProductList } from "../ui/ProductList";
import { textDirection } from "../model/textDirection";
import { indexPath } from "./indexPath";
import { SearchForm } from "./SearchForm";
import { contentId } from "../ui/SkipLink";
import { searchPage, searchStatus, searchFacets, searchNotice, searchResults } from "./markup";
import { withoutScript } from "../ui/markup";

export interface SearchLayoutProps {
  readonly families: readonly FamilyCard[];
  readonly language: string;
  readonly t: Translate;
}

/** The page that searches: its script answers below the form; without one there are the lists. */
export function SearchLayout({ families, language, t }: SearchLayoutProps) {
  return (
    <main
      className="s-home s-search-page"
      id={contentId}
      tabIndex={-1}
      dir={textDirection(language)}
      {...{ [searchPage]: "" }}
      {...analytics({ eventCategory: "search" })}
    >
      {/* The first answer needs nothing else, and need not wait for the script that asks for it. */}
      <link rel="preload" href={indexPath} as="fetch" crossOrigin="" />
      <h1 className="home-title">{t("search.title")}</h1>
      <SearchForm
        label={t("search.input")}
        placeholder={t("search.placeholder")}
        submit={t("search.submit")}
        action="submit"
      />
      <p {...{ [withoutScript]: "" }}>{t("search.noscript")}</p>
      <p className="s-search-status">
        <span role="status" {...{ [searchStatus]: "" }} />
      </p>
      <div className="s-search-answer">
        <fieldset
          className="s-search-facets"
          {...{ [searchFacets]: "" }}
          {...analytics({ eventAction: "product" })}
        />
        <div className="s-search-notice" {...{ [searchNotice]: "" }} />
        <div className="s-search-results" {...{ [searchResults]: "" }} />
      </div>
      <section
        className="s-search-lists"
        id="lists"
        aria-labelledby="lists-title"
        {...analytics({ eventAction: "product", eventLabel: "{href}" })}
      >
        <h2 id="lists-title">{t("search.lists")}</h2>
        <ProductList families={families} t={t} />
      </section>
    </main>
  );
}
