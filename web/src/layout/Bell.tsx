import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

export interface BellProps {
  /** Id of the newest announcement. */
  readonly newest: string;
  readonly word: Word;
}

/** The way to what is announced; `panels/announcements.ts` draws it when it is opened. */
export function Bell({ newest, word }: BellProps) {
  return (
    <Menu
      kind="announcements"
      label={word("announcements.title")}
      button={
        <>
          <Icon name="bell" />
          <span className="header-unread">{word("announcements.unread")}</span>
        </>
      }
      newest={newest}
      loadsPanel
    />
  );
}
