import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

export interface SettingsProps {
  readonly t: Translate;
}

/** The way to all that a reader can choose; `settings/settingsPanel.client.ts` draws it when it is opened. */
export function Settings({ t }: SettingsProps) {
  return (
    <Menu
      kind="settings"
      label={t("settings.title")}
      button={<Icon name="settings" />}
      loadsPanel
    />
  );
}
