import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

export interface SettingsProps {
  readonly word: Word;
}

/** The way to all that a reader can choose; `panels/settings.ts` draws it when it is opened. */
export function Settings({ word }: SettingsProps) {
  return (
    <Menu
      kind="settings"
      label={word("settings.title")}
      button={<Icon name="settings" />}
      loadsPanel
    />
  );
}
