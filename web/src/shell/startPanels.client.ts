/** The exports of the chunk with the panels. */
export interface Panels {
  readonly fillPanel: (menu: HTMLDetailsElement) => void;
}

/**
 * Fills the panels that pages leave empty when somebody is about to open them. What could not be
 * loaded is asked for again with each further sign of that; a panel is filled but once.
 */
export function startPanels(root: Document, load: () => Promise<Panels>): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>("[data-panel]")) {
    const prepare = () => {
      void load().then(({ fillPanel }) => {
        fillPanel(menu);
      });
    };
    for (const sign of ["pointerenter", "focusin", "toggle"]) {
      menu.addEventListener(sign, prepare);
    }
  }
}
