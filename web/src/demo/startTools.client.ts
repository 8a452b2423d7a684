import { noteOf, announce } from "../ui/announce.client";
import { toolsTemplate } from "./readTools.client";

/** Which item of a menu gets the focus when it opens. */
export type Edge = "first" | "last";

/** The exports of the chunk with the menu. */
export interface Tools {
  openMenu(button: HTMLButtonElement, edge: Edge): void;
  /** Does what a button beside a demo says. */
  act(button: HTMLButtonElement): void;
}

const edges: Readonly<Record<string, Edge>> = { ArrowDown: "first", ArrowUp: "last" };

/** Opens the menus of all demos below `root`; `load` brings what is in them, when it is wanted. */
export function startTools(root: Document, load: () => Promise<Tools>): void {
  const use = async (button: HTMLButtonElement, act: (tools: Tools) => void): Promise<void> => {
    try {
      act(await load());
    } catch (error) {
      offerRetry(button, () => void use(button, act));
      reportError(error);
    }
  };
  const open = (button: HTMLButtonElement, edge: Edge) => {
    void use(button, (tools) => tools.openMenu(button, edge));
  };
  const preload = ({ target }: Event) => {
    if ((menuButton(target) ?? toolButton(target)) !== null) load().catch(untilOpened);
  };
  root.addEventListener("pointerover", preload, { passive: true });
  root.addEventListener("focusin", preload);
  root.addEventListener("click", ({ target }) => {
    const button = menuButton(target);
    const tool = toolButton(target);
    if (tool !== null) void use(tool, (tools) => tools.act(tool));
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

/** Says beside a button that what it needs could not be loaded, and lets it be tried again. */
export function offerRetry(button: HTMLElement, again: () => void): void {
  const failure = toolsTemplate(button.ownerDocument).querySelector("[data-failure]");
  if (failure === null) return;
  const offer = failure.cloneNode(true) as Element;
  offer.querySelector("button")?.addEventListener("click", () => {
    noteOf(button)?.replaceChildren();
    button.focus();
    again();
  });
  announce(noteOf(button), offer);
}

/** The same at the toolbar of a demo. */
export function offerRetryFor(demo: Element | null | undefined, again: () => void): void {
  const button = demo?.querySelector("button[data-sources]");
  if (button instanceof HTMLElement) offerRetry(button, again);
}

/** A failure is told when the menu is asked for, not when that merely seems likely. */
const untilOpened = () => undefined;

function toolButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest("button[data-does]") : null;
}

function menuButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest("button[data-sources]") : null;
}
