import type { ReactNode } from "react";
import { analytics } from "../../model/analytics";
import type { Translate } from "../../model/messages";
import { Icon } from "../../ui/Icon";
import { SkipLink } from "../../ui/SkipLink";
import { sideNavigation } from "../../browser/markup";
import { navigationGroup } from "../markup";

/**
 * Id of the side navigation; the header's button opens it as a drawer by this. No heading has an id
 * that begins so.
 */
export const navigationId = "_navigation";

/** Links say where they lead, and in which group they are: a page may be in several. */
const inNavigation = {
  eventCategory: "navigation",
  eventAction: "open",
  eventLabel: "{href}",
  eventGroup: `{${navigationGroup}}`,
} as const;

export interface SideNavProps {
  readonly tree: string;
  /** Heading of the drawer. */
  readonly title: string;
  /** The version that it is of, beside its heading. */
  readonly version: ReactNode;
  /** The drawn list. */
  readonly items: string;
  readonly t: Translate;
}

/** Beside the page on wide screens, a drawer on others: a popover, so it needs no script. */
export function SideNav({ tree, title, version, items, t }: SideNavProps) {
  return (
    <nav
      className="side-nav"
      id={navigationId}
      aria-label={t("nav.label")}
      popover="auto"
      {...analytics(inNavigation)}
    >
      <SkipLink beyond="navigation" t={t} />
      <div className="drawer-head">
        <span>{title}</span>
        {version}
        <button
          type="button"
          className="s-icon-button"
          popoverTarget={navigationId}
          popoverTargetAction="hide"
          {...analytics({ eventAction: "close" })}
        >
          <span className="visually-hidden">{t("nav.close")}</span>
          <Icon name="close" />
        </button>
      </div>
      <div className="side-nav-scroll" {...{ [sideNavigation]: tree }}>
        <ul className="nav-list" dangerouslySetInnerHTML={{ __html: items }} />
      </div>
    </nav>
  );
}
