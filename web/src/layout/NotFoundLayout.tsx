import type { FamilyCard } from "../model/page.gen";
import type { Word } from "../model/words";
import { Mark } from "../ui/Mark";
import { contentId } from "./SkipLink";

/** Route of the page that is served for every address that has none. */
export const notFoundRoute = "/404.html";

export interface NotFoundLayoutProps {
  readonly families: readonly FamilyCard[];
  readonly word: Word;
}

/** Says what happened and offers ways on. */
export function NotFoundLayout({ families, word }: NotFoundLayoutProps) {
  return (
    <main className="home" id={contentId} tabIndex={-1}>
      <h1 className="home-title">{word("notFound.title")}</h1>
      <p className="home-lead">{word("notFound.text")}</p>
      <nav className="ways" aria-label={word("products.title")}>
        <ul>
          {families
            .filter(({ listed }) => listed)
            .map((family) => (
              <li key={family.id} data-family={family.id}>
                <a className="product" href={family.href}>
                  <Mark logo={family.logo} />
                  <span className="product-text">
                    <span className="product-name">{family.name}</span>
                    <span className="product-tagline">{family.tagline}</span>
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <p>
        <a className="text-link" href="/">
          {word("notFound.home")}
        </a>
      </p>
    </main>
  );
}
