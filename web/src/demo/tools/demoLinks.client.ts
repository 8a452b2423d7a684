import { writeDemoAddress } from "../../settings/demoAddress.client";
import { type ShownForm, shownForm } from "./shown.client";
import type { ToolName } from "../ToolsTemplate";
import { standaloneAddress } from "../../browser/markup";
import { toolItem, sourceFiles } from "../markup";
import { demoStylings } from "../../settings/markup";

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
  const several = demo.getAttribute(demoStylings)?.includes(" ") === true;
  const address = { demo: demo.id, variant, styling: several ? styling : null, dot: "." } as const;
  return pageAddress(demo.ownerDocument.location) + writeDemoAddress(address);
}

/** Completes those items of a menu that are links; one without an address goes. */
export function addressLinks(menu: Element, demo: HTMLElement, button: HTMLElement): void {
  const alone = demo.getAttribute(standaloneAddress);
  setAddress(menu, "alone", () => alone);
  setAddress(menu, "edit", (address) => address.replace("{path}", sourcePath(demo, button)));
}

function setAddress(
  menu: Element,
  tool: ToolName,
  complete: (address: string) => string | null,
): void {
  const link = menu.querySelector(`[${toolItem}=${tool}]`);
  const address = complete(link?.getAttribute("href") ?? "");
  if (address === null) link?.remove();
  else link?.setAttribute("href", address);
}

/** Of the styling that is shown. */
function sourcePath(demo: HTMLElement, button: HTMLElement): string {
  const stylings = demo.getAttribute(demoStylings)?.split(" ") ?? [];
  const sources = button.getAttribute(sourceFiles)?.split(" ") ?? [];
  return sources[stylings.indexOf(shownForm(demo).styling)] ?? "";
}
