import { analytics } from "../model/analytics";
import type { NavNode } from "../model/page.gen";
import { isGroup } from "./navigation/navTree";
import type { Shell } from "./shell";

export interface FooterProps {
  readonly shell: Shell;
}

/** The build makes this page of what it has bundled. */
const notices = "/third-party-notices/";

/** What belongs to the whole site. */
export function Footer({ shell: { model, t } }: FooterProps) {
  const links = siteLinks(shellTree(model.trees, model.defaultTree));
  return (
    <footer
      className="s-footer"
      {...analytics({ eventCategory: "footer", eventAction: "open", eventLabel: "{href}" })}
    >
      <div className="footer-row">
        <a href="/">{model.title}</a>
        {links.length > 0 && (
          <nav aria-label={t("site.links")}>
            <ul>
              {links.map(({ pathname, title, linkProps }) => (
                <li key={pathname}>
                  <a href={pathname} {...linkProps}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <a className={model.repository === null ? "footer-end" : undefined} href={notices}>
          {t("notices.link")}
        </a>
        {model.repository !== null && (
          <a className="footer-end" href={model.repository}>
            {t("site.repository")}
          </a>
        )}
      </div>
    </footer>
  );
}

type Trees = readonly { readonly id: string; readonly items: readonly NavNode[] }[];

function shellTree(trees: Trees, id: string): readonly NavNode[] {
  return trees.find((tree) => tree.id === id)?.items ?? [];
}

function siteLinks(items: readonly NavNode[]): readonly NavNode[] {
  return items.filter((node) => !isGroup(node));
}
