import "../settings/panels.client.css";
import { fillAnnouncements } from "./announcements/announcements.client";
import { fillSettings } from "../settings/settingsPanel.client";
import { t } from "../settings/panelMessages";

const fillers: Readonly<Record<string, (panel: Element, menu: HTMLDetailsElement) => void>> = {
  announcements: (panel, menu) => {
    fillAnnouncements(panel, menu, import.meta.env.SHOWFLOOR_PANELS.announcements, t);
  },
  settings: (panel) => {
    fillSettings(panel, t);
  },
};

/** Draws what a menu of the header shows, once. */
export function fillPanel(menu: HTMLDetailsElement): void {
  const panel = menu.querySelector(".s-menu-panel");
  if (panel?.childElementCount === 0) fillers[menu.dataset["menu"] ?? ""]?.(panel, menu);
}
