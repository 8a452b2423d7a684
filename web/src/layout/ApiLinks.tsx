import { analytics } from "../model/analytics";
import type { PageLink } from "../model/page.gen";
import type { Word } from "../model/words";

/** Anchor of the list of API pages. */
export const apiLinksId = "api-pages";

export interface ApiLinksProps {
  readonly links: readonly PageLink[];
  readonly word: Word;
}

/** Where the props of the components of a page are listed. */
export function ApiLinks({ links, word }: ApiLinksProps) {
  if (links.length === 0) return null;
  return (
    <section
      className="api-links"
      aria-labelledby={apiLinksId}
      {...analytics({ eventCategory: "page", eventAction: "api", eventLabel: "{href}" })}
    >
      <h2 className="s-heading" id={apiLinksId}>
        {word("page.api")}
      </h2>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>
              <code>{title}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
