import type { Translate } from "../../model/messages";
import { Icon } from "../../ui/Icon";
import { Menu } from "../../ui/Menu";

export interface BellProps {
  /** Id of the newest announcement. */
  readonly newest: string;
  readonly t: Translate;
}

/** The way to what is announced; `shell/announcements/announcements.client.ts` draws it when it is opened. */
export function Bell({ newest, t }: BellProps) {
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
