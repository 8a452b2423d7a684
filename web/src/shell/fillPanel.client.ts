import "../settings/panels.client.css";
import { fillAnnouncements } from "./announcements/announcements.client";
import { fillSettings } from "../settings/settingsPanel.client";
import { t } from "../settings/panelMessages";
import { menuKind } from "../ui/markup";

/** Draws what a menu of the header shows. */
export function fillPanel(menu: HTMLDetailsElement, panel: Element): void {
  if (menu.getAttribute(menuKind) === "settings") fillSettings(panel, t);
  else fillAnnouncements(panel, menu, import.meta.env.SHOWFLOOR_PANELS.announcements, t);
}
