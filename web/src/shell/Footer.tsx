import { analytics } from "../model/analytics";
import type { Shell } from "./shell";

export interface FooterProps {
  readonly shell: Shell;
}

/** The build makes this page of what it has bundled. */
const notices = "/third-party-notices/";

/** The footer of the whole site. */
export function Footer({ shell: { model, t } }: FooterProps) {
  return (
    <footer
      className="s-footer"
      {...analytics({ eventCategory: "footer", eventAction: "open", eventLabel: "{href}" })}
    >
      <div className="footer-row">
        <a href="/">{model.title}</a>
        {model.siteLinks.length > 0 && (
          <nav aria-label={t("site.links")}>
            <ul>
              {model.siteLinks.map(({ pathname, title, linkProps }) => (
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
