import { analytics } from "../model/analytics";
import type { PageLink } from "../model/page.gen";
import type { Translate } from "../model/messages";

/** Anchor of the list of API pages. */
export const apiLinksId = "api-pages";

export interface ApiLinksProps {
  readonly links: readonly PageLink[];
  readonly t: Translate;
}

/** Where the props of the components of a page are listed. */
export function ApiLinks({ links, t }: ApiLinksProps) {
  if (links.length === 0) return null;
  return (
    <section
      className="api-links"
      aria-labelledby={apiLinksId}
      {...analytics({ eventCategory: "page", eventAction: "api", eventLabel: "{href}" })}
    >
      <h2 className="s-heading" id={apiLinksId}>
        {t("page.api")}
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

/** Beside the title: where the props of the first of them are listed. */
export function ApiShortcut({ links: [first], t }: ApiLinksProps) {
  if (first === undefined) return null;
  return (
    <a
      className="s-button api-shortcut"
      href={first.href}
      {...analytics({ eventCategory: "page", eventAction: "api", eventLabel: "{href}" })}
    >
      {t("page.api")}
      <span className="visually-hidden"> {first.title}</span>
    </a>
  );
}
