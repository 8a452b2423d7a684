import { analytics } from "../../model/analytics";
import type { FamilyCard, Page, Version } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Icon } from "../../ui/Icon";
import { Menu } from "../../ui/Menu";

export interface VersionMenuProps {
  readonly family: FamilyCard;
  readonly page: Page;
  /** The page of all versions, if there is one. */
  readonly all: string | null;
  readonly t: Translate;
}

/** The versions of a product; there is nothing to open when it has only one. */
export function VersionMenu({ family, page, all, t }: VersionMenuProps) {
  const versions = family.versions.filter(({ listed }) => listed);
  const current = versions.find((version) => version.current);
  if (current === undefined) return null;
  const allHref = hrefOfAll(family, all);
  if (versions.length === 1) return <OnlyVersion text={current.text} href={allHref} />;
  return (
    <Menu kind="versions" label={t("versions.change")} button={current.text}>
      <nav aria-label={t("versions.title")}>
        <ul>
          {versions.map((version) => (
            <VersionItem
              key={version.href}
              version={version}
              href={page.otherVersions[version.text] ?? version.href}
              t={t}
            />
          ))}
          {family.changes !== null && (
            <li className="version-all">
              <a className="s-menu-item" href={family.changes}>
                {t("changes.nav")}
              </a>
            </li>
          )}
          {allHref !== null && (
            <li className="version-all">
              <a className="s-menu-item" href={allHref}>
                {t("versions.all")}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </Menu>
  );
}

/** The version of a page where no menu has space: it leads to all others. */
export function VersionLink({ family, all }: Pick<VersionMenuProps, "family" | "all">) {
  const current = family.versions.find((version) => version.current);
  if (current === undefined) return null;
  return <OnlyVersion text={current.text} href={hrefOfAll(family, all)} />;
}

/** The page has the versions of the products that readers are led to. */
function hrefOfAll(family: FamilyCard, all: string | null): string | null {
  return all === null || !family.listed ? all : `${all}#${family.id}`;
}

function OnlyVersion({ text, href }: { readonly text: string; readonly href: string | null }) {
  if (href === null) return <span className="version-only">{text}</span>;
  return (
    <a
      className="version-only"
      href={href}
      {...analytics({ eventCategory: "header", eventAction: "versions", eventLabel: "{href}" })}
    >
      {text}
    </a>
  );
}

interface VersionItemProps {
  readonly version: Version;
  /** The same page there, or where that site starts. */
  readonly href: string;
  readonly t: Translate;
}

function VersionItem({ version, href, t }: VersionItemProps) {
  return (
    <li>
      <a className="s-menu-item" href={href} aria-current={version.current ? "true" : undefined}>
        <span>{version.text}</span>
        {version.current ? <Icon name="check" /> : <External t={t} />}
      </a>
    </li>
  );
}

function External({ t }: { readonly t: Translate }) {
  return (
    <>
      <span className="visually-hidden">{t("versions.external")}</span>
      <Icon name="external" />
    </>
  );
}
