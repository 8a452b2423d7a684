import type { Chunk } from "../browser/chunk.client";
import { showBeside } from "./showFailure.client";
import { sourceFiles } from "./markup";
import { buttonTool } from "../ui/markup";

/** Which item of a menu gets the focus when it opens. */
export type Edge = "first" | "last";

/** The exports of the chunk with the menu. */
export interface Tools {
  readonly openMenu: (button: HTMLButtonElement, edge: Edge) => void;
  /** Does what a button beside a demo says. */
  readonly act: (button: HTMLButtonElement) => void;
}

const edges: Readonly<Record<string, Edge>> = { ArrowDown: "first", ArrowUp: "last" };

/** Opens the menus of all demos below `root`; what is in them is loaded when it is wanted. */
export function startTools(root: Document, tools: Chunk<Tools>): void {
  const open = (button: HTMLButtonElement, edge: Edge) => {
    button.focus(); // some browsers do not focus what is pressed
    void tools.use(({ openMenu }) => {
      openMenu(button, edge);
    }, showBeside(button));
  };
  const preload = ({ target }: Event) => {
    if ((menuButton(target) ?? toolButton(target)) !== null) tools.prepare();
  };
  root.addEventListener("pointerover", preload, { passive: true });
  root.addEventListener("focusin", preload);
  root.addEventListener("click", ({ target }) => {
    const button = menuButton(target);
    const tool = toolButton(target);
    if (tool !== null) {
      void tools.use(({ act }) => {
        act(tool);
      }, showBeside(tool));
    }
    // While its menu is open, a press closes that: the browser sees to it.
    if (button === null || button.getAttribute("aria-expanded") === "true") return;
    open(button, "first");
  });
  root.addEventListener("keydown", (event) => {
    const button = menuButton(event.target);
    const edge = edges[event.key];
    if (button === null || edge === undefined) return;
    event.preventDefault();
    open(button, edge);
  });
}

function toolButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest(`button[${buttonTool}]`) : null;
}

function menuButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest(`button[${sourceFiles}]`) : null;
}
