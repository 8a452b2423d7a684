import { analytics } from "../../model/analytics";
import type { Translate } from "../../model/messages";
import type { ShellLink, ShellModel } from "../../model/page.gen";
import { Html } from "../../ui/Html";

interface LinksProps {
  readonly links: readonly ShellLink[];
  readonly t: Translate;
}

/** Where they are in the footer, as on phones, they count as the same. */
const LINK = { eventCategory: "header", eventAction: "link", eventLabel: "{href}" } as const;

/** Links of the site in its header, by name. On phones they are in the footer. */
export function HeaderLinks({ links, t }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="header-links" aria-label={t("site.header")}>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} {...analytics(LINK)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where else the site is, by icon. On phones these are in the footer. */
export function SocialLinks({ links, t }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="s-social-links" aria-label={t("site.social")}>
      <ul>
        {links.map(({ name, href, icon }) => (
          <li key={name}>
            <a className="s-icon-button" href={href} rel="me noopener" {...analytics(LINK)}>
              <span className="visually-hidden">{name}</span>
              <Html as="span" className="s-social-icon" html={icon ?? ""} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The row of the footer that has the links of the header where that has no space for them. */
export function FooterLinks({ model, t }: { readonly model: ShellModel; readonly t: Translate }) {
  const { headerLinks, socialLinks } = model;
  if (headerLinks.length === 0 && socialLinks.length === 0) return null;
  return (
    <div className="footer-row footer-shell-links">
      <HeaderLinks links={headerLinks} t={t} />
      <SocialLinks links={socialLinks} t={t} />
    </div>
  );
}
