import "../settings/panels.client.css";
import { fillAnnouncements } from "./announcements/announcements.client";
import { fillSettings } from "../settings/settingsPanel.client";
import { t } from "../settings/panelMessages";

/** Draws what a menu of the header shows. */
export function fillPanel(menu: HTMLDetailsElement, panel: Element): void {
  if (menu.dataset["menu"] === "settings") fillSettings(panel, t);
  else fillAnnouncements(panel, menu, import.meta.env.SHOWFLOOR_PANELS.announcements, t);
}
