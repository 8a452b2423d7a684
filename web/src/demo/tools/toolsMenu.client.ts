import { fill } from "../../model/fill";
import type { DemoData } from "../../model/page.gen";
import type { ToolName } from "../ToolsTemplate";
import { pageLanguage } from "../../ui/pageLanguage.client";
import { orRetry } from "../../browser/chunk.client";
import { showBeside } from "../showFailure.client";
import type { Edge } from "../startTools.client";
import { familyName, toolsTemplate } from "../readTools.client";
import { type Action, actions, type Press } from "./actions.client";
import { factsOf } from "./demoFacts";
import { addressLinks } from "./demoLinks.client";
import { focusItem, itemsOf, startMenuKeys } from "./menuKeys.client";
import { placeMenu } from "./placeMenu";
import { shownFiles, shownForm } from "./shown.client";
import { demoFrame, demoDataAddress } from "../../browser/markup";
import { andWord, factName, toolItem } from "../markup";
import { buttonTool } from "../../ui/markup";

/** Opens the menu of a demo below its button, and closes it when that is no longer wanted. */
export function openMenu(button: HTMLButtonElement, edge: Edge): void {
  const demo = button.closest<HTMLElement>(`[${demoFrame}]`);
  const menu = copyOfMenu();
  // It may be asked for again while it is loaded.
  if (demo === null || menu === null || button.ariaExpanded === "true") return;
  const data = demoData(demo);
  addressLinks(menu, demo, button);
  startMenuKeys(menu);
  startItems(menu, { demo, button, data });
  show(menu, button);
  focusItem(menu, itemsOf(menu).at(edge === "first" ? 0 : -1));
  const fit = () => place(menu, button);
  showFacts(menu, demo, data).then(fit, reportError);
}

/** Does at once what a button beside a demo says. */
export function act(button: HTMLButtonElement): void {
  const demo = button.closest<HTMLElement>(`[${demoFrame}]`);
  const action = actions[button.getAttribute(buttonTool) as ToolName];
  if (demo === null || action === undefined) return;
  run(action, { demo, button, item: button, data: demoData(demo) });
}

function copyOfMenu(): HTMLElement | null {
  const menu = toolsTemplate(document).querySelector(".demo-menu");
  return menu === null ? null : (menu.cloneNode(true) as HTMLElement);
}

function show(menu: HTMLElement, button: HTMLButtonElement): void {
  button.closest("[role=toolbar]")?.after(menu);
  button.popoverTargetElement = menu;
  button.ariaExpanded = "true";
  const shown = new AbortController();
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    shown.abort();
    button.popoverTargetElement = null;
    button.ariaExpanded = "false";
    menu.remove();
  });
  // Here the focus returns to when the menu closes; some browsers do not focus what is pressed.
  button.focus();
  menu.showPopover();
  place(menu, button);
  const close = () => menu.hidePopover();
  addEventListener("resize", close, { signal: shown.signal });
  // A press in a frame is heard by that alone.
  addEventListener("blur", close, { signal: shown.signal });
}

/** Within the page, so that it moves along when that is scrolled. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: menu.offsetWidth, height: menu.scrollHeight };
  const rtl = document.documentElement.dir === "rtl";
  const at = placeMenu(button.getBoundingClientRect(), size, { width, height }, { rtl });
  menu.style.left = `${String(at.left + scrollX)}px`;
  menu.style.top = `${String(at.top + scrollY)}px`;
  menu.style.maxBlockSize = `${String(at.maxHeight)}px`;
}

/** Shows facts about a demo in its open menu, once its data is loaded. */
async function showFacts(
  menu: Element,
  demo: HTMLElement,
  data: () => Promise<DemoData>,
): Promise<void> {
  const known = await data();
  const box = menu.querySelector<HTMLElement>(".demo-facts");
  const facts = factsOf({
    data: known,
    form: shownForm(demo),
    files: shownFiles(demo),
    language: pageLanguage(),
    family: familyName(document, known.family),
    and: box?.getAttribute(andWord) ?? "",
  });
  for (const line of box?.querySelectorAll<HTMLElement>(`[${factName}]`) ?? []) {
    const values = facts[line.getAttribute(factName) as keyof typeof facts];
    if (values === undefined) {
      line.remove();
      continue;
    }
    line.textContent = fill(line.textContent, values);
    line.hidden = false;
  }
}

function startItems(menu: HTMLElement, about: Omit<Press, "item">): void {
  menu.addEventListener("click", ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(`[${toolItem}]`) : null;
    if (item === null) return;
    menu.hidePopover();
    const action = actions[item.getAttribute(toolItem) as ToolName];
    if (action !== undefined) run(action, { ...about, item });
  });
}

function run(action: Action, press: Press): void {
  void orRetry(() => action(press), showBeside(press.button));
}

/** Returns a function that fetches the data of a demo, until it has succeeded once. */
export function demoData(demo: HTMLElement): () => Promise<DemoData> {
  let fetched: DemoData | null = null;
  return async () => {
    fetched ??= await fetchData(demo.getAttribute(demoDataAddress) ?? "");
    return fetched;
  };
}

async function fetchData(path: string): Promise<DemoData> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded: ${String(response.status)}`);
  return (await response.json()) as DemoData;
}
