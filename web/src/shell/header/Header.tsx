import type { ReactNode } from "react";
import { analytics } from "../../model/analytics";
import type { Translate } from "../../model/messages";
import type { Page } from "../../model/page.gen";
import { Icon } from "../../ui/Icon";
import { Menu } from "../../ui/Menu";
import { HomeLabel } from "../brand/HomeLabel";
import { HeaderLinks, SocialLinks } from "../brand/ShellLinks";
import { ProductSwitcher } from "./ProductSwitcher";
import { hasSearchField } from "../../search/SearchField";
import { SearchLink } from "../../search/SearchLink";
import { familyOf, type Shell } from "../shell";
import { navigationId } from "../navigation/SideNav";
import { VersionMenu } from "./VersionMenu";
import { hasSearch, productHeader } from "../markup";

export interface HeaderProps {
  readonly shell: Shell;
  readonly page: Page;
  readonly hasNavigation: boolean;
  /** What the site shows before the controls. */
  readonly end?: ReactNode;
}

/** The bar that stays on top: where you are at its start, how it looks at its end. */
export function Header({ shell, page, hasNavigation, end }: HeaderProps) {
  const { model, t } = shell;
  const family = familyOf(shell, page);
  const isProduct = isOneProduct(model);
  return (
    <header
      className="s-header"
      {...{
        [hasSearch]: hasSearchField(page) ? "" : undefined,
        [productHeader]: isProduct ? "" : undefined,
      }}
      {...analytics({ eventCategory: "header" })}
    >
      <div className="header-row">
        <div className="header-start">
          {hasNavigation && <DrawerButton label={t("nav.open")} />}
          <a className="header-home" href="/" {...analytics({ eventAction: "home" })}>
            <HomeLabel brand={model.brand} title={model.title} />
          </a>
          {!isProduct && (
            <ProductSwitcher families={model.families} current={family} page={page} t={t} />
          )}
          {family !== null && (
            <VersionMenu family={family} page={page} all={model.allVersions} t={t} />
          )}
        </div>
        <SearchLink t={t} />
        <HeaderLinks links={model.headerLinks} t={t} />
        <div className="header-end">
          {end}
          <SocialLinks links={model.socialLinks} t={t} />
          {model.repository !== null && (
            <a
              className="s-icon-button header-source"
              href={model.repository}
              {...analytics({ eventAction: "repository" })}
            >
              <span className="visually-hidden">{t("site.repository")}</span>
              <Icon name="source" />
            </a>
          )}
          {model.announcement !== null && <Bell newest={model.announcement} t={t} />}
          <Settings t={t} />
        </div>
      </div>
    </header>
  );
}

/** Whether the site is about one product and has its name: there is nothing to switch. */
function isOneProduct({ families, title }: Shell["model"]) {
  const [only, another] = families.filter(({ listed }) => listed);
  return another === undefined && only?.name === title;
}

function DrawerButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className="s-icon-button drawer-button"
      popoverTarget={navigationId}
      {...analytics({ eventAction: "navigation" })}
    >
      <span className="visually-hidden">{label}</span>
      <Icon name="menu" />
    </button>
  );
}

/** The way to announcements; `shell/announcements/announcements.client.ts` draws them when it is opened. */
export function Bell({ newest, t }: { readonly newest: string; readonly t: Translate }) {
  return (
    <Menu
      kind="announcements"
      label={t("announcements.title")}
      button={
        <>
          <Icon name="bell" />
          <span className="header-unread visually-hidden">{t("announcements.unread")}</span>
        </>
      }
      newest={newest}
      loadsPanel
    />
  );
}

/** The way to all that a reader can choose; `settings/settingsPanel.client.ts` draws it when it is opened. */
export function Settings({ t }: { readonly t: Translate }) {
  return (
    <Menu
      kind="settings"
      label={t("settings.title")}
      button={<Icon name="settings" />}
      loadsPanel
    />
  );
}
