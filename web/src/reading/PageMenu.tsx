import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";
import { MarkdownLinks } from "./MarkdownLinks";

/** What readers do with the Markdown of a page. */
export function PageMenu({ t }: { readonly t: Translate }) {
  const button = (
    <>
      <Icon name="copy" />
      <span>{t("page.menu")}</span>
    </>
  );
  return (
    <Menu kind="markdown" button={button}>
      <MarkdownLinks className="s-menu-item" t={t} />
    </Menu>
  );
}
