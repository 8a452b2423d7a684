import { analytics } from "../../model/analytics";
import type { FamilyCard } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { textDirection } from "../../model/textDirection";
import { SearchForm } from "../../search/SearchForm";
import { ProductList } from "../../ui/ProductList";
import { contentId } from "../../ui/SkipLink";
import { nearestList } from "../markup";

/** Route of the page that is served for every address that has none. */
export const notFoundRoute = "/404.html";

export interface NotFoundLayoutProps {
  readonly families: readonly FamilyCard[];
  readonly language: string;
  readonly t: Translate;
}

/** Says what happened and offers ways on; a script of the page finds what the address was like. */
export function NotFoundLayout({ families, language, t }: NotFoundLayoutProps) {
  return (
    <main
      className="s-home"
      id={contentId}
      tabIndex={-1}
      dir={textDirection(language)}
      {...analytics({ eventCategory: "notFound" })}
    >
      <h1 className="home-title">{t("notFound.title")}</h1>
      <p className="home-lead">{t("notFound.text")}</p>
      <SearchForm
        label={t("notFound.ask")}
        placeholder={t("search.placeholder")}
        submit={t("notFound.search")}
        action="search"
      />
      <section
        className="nearest"
        {...{ [nearestList]: "" }}
        {...analytics({ eventAction: "suggestion", eventLabel: "{href}" })}
      >
        <h2>{t("notFound.nearest")}</h2>
        <ul />
      </section>
      <nav
        className="s-ways"
        aria-labelledby="ways"
        {...analytics({ eventAction: "product", eventLabel: "{href}" })}
      >
        <h2 id="ways">{t("search.lists")}</h2>
        <ProductList families={families} t={t} />
      </nav>
      <p>
        <a className="s-text-link" href="/" {...analytics({ eventAction: "home" })}>
          {t("notFound.home")}
        </a>
      </p>
    </main>
  );
}
