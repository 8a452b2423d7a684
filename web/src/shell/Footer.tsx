import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import { FooterLinks } from "./brand/ShellLinks";
import type { Shell } from "./shell";

export interface FooterProps {
  readonly shell: Shell;
  /** What the site shows in its place. */
  readonly children?: ReactNode;
}

/** The build makes this page of what it has bundled. */
const notices = "/third-party-notices/";

/** The footer of the whole site. */
export function Footer({ shell: { model, t }, children }: FooterProps) {
  return (
    <footer
      className="s-footer"
      {...analytics({ eventCategory: "footer", eventAction: "open", eventLabel: "{href}" })}
    >
      <FooterLinks model={model} t={t} />
      {children ?? <FooterRow model={model} t={t} />}
    </footer>
  );
}

function FooterRow({ model, t }: Pick<Shell, "model" | "t">) {
  return (
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
  );
}
