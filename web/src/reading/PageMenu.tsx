import { analytics } from "../model/analytics";
import type { Page, ShellModel } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";
import { MarkdownLinks } from "./MarkdownLinks";

export interface PageMenuProps {
  readonly page: Pick<Page, "canonical">;
  readonly model: Pick<ShellModel, "ask" | "connect">;
  readonly t: Translate;
}

/** What readers do with the Markdown of a page. Assistants find it where the site's host is known. */
export function PageMenu({ page: { canonical }, model: { ask, connect }, t }: PageMenuProps) {
  const button = (
    <>
      <Icon name="copy" />
      <span>{t("page.menu")}</span>
    </>
  );
  return (
    <Menu kind="markdown" button={button}>
      <MarkdownLinks className="s-menu-item" t={t} />
      {canonical !== null &&
        ask.map(({ name, href }) => (
          <a
            key={name}
            className="s-menu-item"
            href={href.replace("{markdown}", encodeURIComponent(`${canonical}index.md`))}
            rel="noopener"
            {...analytics({ eventAction: "ask", eventLabel: name })}
          >
            {t("page.ask", { name })}
            <Icon name="external" />
          </a>
        ))}
      {connect !== null && (
        <a className="s-menu-item" href={connect} {...analytics({ eventAction: "connect" })}>
          {t("page.connect")}
        </a>
      )}
    </Menu>
  );
}
