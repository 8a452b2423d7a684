import { analytics } from "../model/analytics";
import type { EntryLink, Page } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";

/** Anchor of the list of API pages. */
export const apiLinksId = "api-pages";

export interface ApiLinksProps {
  readonly page: Pick<Page, "apiLinks" | "issues" | "design">;
  readonly t: Translate;
}

/** Where the props of the components of a page are listed, and what else there is about them. */
export function ApiLinks({ page, t }: ApiLinksProps) {
  if (page.apiLinks.length === 0) return null;
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
        {page.apiLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              <code>{link.title}</code>
            </a>
            <SourceLink link={link} t={t} />
          </li>
        ))}
      </ul>
      <div className="foot-links">
        {page.issues !== null && (
          <a className="foot-link" href={page.issues} {...analytics({ eventAction: "issues" })}>
            {t("page.issues")}
          </a>
        )}
        {page.design !== null && (
          <a className="foot-link" href={page.design} {...analytics({ eventAction: "design" })}>
            {t("page.design")}
          </a>
        )}
      </div>
    </section>
  );
}

function SourceLink({ link: { title, source }, t }: { readonly link: EntryLink } & Words) {
  if (source === null) return null;
  return (
    <a className="foot-link" href={source} {...analytics({ eventAction: "source" })}>
      <Icon name="source" />
      <span className="visually-hidden">
        {t("page.source")} {title}
      </span>
    </a>
  );
}

interface Words {
  readonly t: Translate;
}

/** Beside the title: the props of the first of them, and its source. */
export function ApiShortcuts({ links: [first], t }: Words & { readonly links: Page["apiLinks"] }) {
  if (first === undefined) return null;
  const { title, href, source } = first;
  return (
    <div
      className="api-shortcuts"
      {...analytics({ eventCategory: "page", eventAction: "api", eventLabel: "{href}" })}
    >
      <a className="s-button" href={href}>
        {t("page.api")}
        <span className="visually-hidden"> {title}</span>
      </a>
      {source !== null && (
        <a className="s-button" href={source} {...analytics({ eventAction: "source" })}>
          {t("page.source")}
          <span className="visually-hidden"> {title}</span>
        </a>
      )}
    </div>
  );
}
