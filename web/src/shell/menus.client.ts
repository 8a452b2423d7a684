import type { Chunk } from "../browser/chunk.client";
import { sessionStore } from "../browser/stores.client";
import { reopenKey } from "../settings/preferences.client";
import { menuKind, copyButton, panelMenu } from "../ui/markup";

const openMenu = `details[${menuKind}][open]`;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What `<details>` leaves to be done: a menu closes on Escape, on a press or focus outside and
 * when one of its links is followed, and arrow keys move among its links.
 */
export function startMenus(root: Document): void {
  for (const type of ["pointerdown", "focusin"]) {
    root.addEventListener(type, ({ target }) => {
      closeOthers(root, target);
    });
  }
  root.addEventListener("keydown", (event) => {
    const menu = root.querySelector<HTMLDetailsElement>(openMenu);
    if (menu === null) return;
    if (event.key === "Escape") close(menu);
    const step = steps[event.key];
    if (step !== undefined && menu.contains(root.activeElement)) move(menu, step, event);
  });
}

function closeOthers(root: Document, target: EventTarget | null): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(openMenu)) {
    if (!menu.contains(target as Node)) menu.open = false;
  }
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Radio buttons have arrow keys of their own. */
function move(menu: HTMLDetailsElement, step: number, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(`summary, a, [${copyButton}]`)];
  if (stops.length < 2) return;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
  event.preventDefault();
}

/** The exports of the chunk with the panels. */
export interface Panels {
  readonly fillPanel: (menu: HTMLDetailsElement, panel: Element) => void;
}

/** Fills the panels that pages leave empty, once, when somebody is about to open them. */
export function startPanels(root: Document, panels: Chunk<Panels>): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>(`[${panelMenu}]`)) {
    const panel = menu.querySelector(".s-menu-panel");
    if (panel === null) continue;
    let isFilled = false;
    const fill = ({ fillPanel }: Panels) => {
      if (isFilled) return;
      isFilled = true;
      panel.replaceChildren();
      fillPanel(menu, panel);
    };
    for (const sign of ["pointerenter", "focusin"]) {
      menu.addEventListener(sign, () => {
        if (!isFilled) panels.prepare(fill);
      });
    }
    menu.addEventListener("toggle", () => {
      if (menu.open && !isFilled)
        void panels.use(fill, (failure) => panel.replaceChildren(failure));
    });
    if (menu.getAttribute(menuKind) === sessionStore.read(reopenKey)) menu.open = true;
  }
}
