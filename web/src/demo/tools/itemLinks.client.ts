import type { ToolName } from "../toolNames";
import { shownForm } from "./shown.client";

/** Completes those items of a menu that are links; one without an address goes. */
export function addressLinks(menu: Element, demo: HTMLElement, button: HTMLElement): void {
  const alone = demo.dataset["alone"];
  setAddress(menu, "alone", () => alone);
  setAddress(menu, "edit", (address) => address.replace("{path}", sourcePath(demo, button)));
}

function setAddress(
  menu: Element,
  tool: ToolName,
  complete: (address: string) => string | undefined,
): void {
  const link = menu.querySelector(`[data-tool=${tool}]`);
  const address = complete(link?.getAttribute("href") ?? "");
  if (address === undefined) link?.remove();
  else link?.setAttribute("href", address);
}

/** Of the styling that is shown. */
function sourcePath(demo: HTMLElement, { dataset }: HTMLElement): string {
  const stylings = demo.dataset["stylings"]?.split(" ") ?? [];
  const sources = dataset["sources"]?.split(" ") ?? [];
  return sources[stylings.indexOf(shownForm(demo).styling)] ?? "";
}
