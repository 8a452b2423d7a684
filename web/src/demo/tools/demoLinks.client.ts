import { writeDemoAddress } from "../../settings/demoAddress.client";
import { type ShownForm, shownForm } from "./shown.client";
import type { ToolName } from "../ToolsTemplate";

/** The page's address without its hash, which may lead elsewhere. */
export function pageAddress({ origin, pathname }: Location): string {
  return origin + pathname;
}

/** The place of a demo. */
export function demoLink({ id, ownerDocument }: HTMLElement): string {
  return `${pageAddress(ownerDocument.location)}#${id}`;
}

/** Leads to a demo's code as it is shown; names the styling only where there is a choice. */
export function codeLink(demo: HTMLElement, { variant, styling }: ShownForm): string {
  const several = demo.dataset["stylings"]?.includes(" ") === true;
  const address = { demo: demo.id, variant, styling: several ? styling : null, dot: "." } as const;
  return pageAddress(demo.ownerDocument.location) + writeDemoAddress(address);
}

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
