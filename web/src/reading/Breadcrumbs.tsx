import { analytics } from "../model/analytics";
import type { Crumb } from "../model/page.gen";
import type { Translate } from "../model/messages";

export interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly t: Translate;
}

/** The way down to the page; the page itself is the title below, so it is left out. */
export function Breadcrumbs({ crumbs, t }: BreadcrumbsProps) {
  const way = crumbs.slice(0, -1);
  if (way.length === 0) return null;
  return (
    <nav
      className="s-breadcrumbs"
      aria-label={t("breadcrumbs.label")}
      {...analytics({ eventCategory: "page", eventAction: "breadcrumb", eventLabel: "{href}" })}
    >
      <ol>
        {way.map(({ title, href }) => (
          <li key={title}>{href === null ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
