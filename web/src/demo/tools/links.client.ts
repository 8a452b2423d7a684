import { writeDemoAddress } from "../../settings/demoAddress.client";
import type { ShownForm } from "./shown.client";

/** The page's address without its hash, which may lead elsewhere. */
export function pageAddress({ origin, pathname }: Location): string {
  return origin + pathname;
}

/** Where a demo stands. */
export function demoLink({ id, ownerDocument }: HTMLElement): string {
  return `${pageAddress(ownerDocument.location)}#${id}`;
}

/** Leads to a demo's code as it is shown; names the styling only where there is a choice. */
export function codeLink(demo: HTMLElement, { variant, styling }: ShownForm): string {
  const several = demo.dataset["stylings"]?.includes(" ") === true;
  const hash = writeDemoAddress({ demo: demo.id, variant, styling: several ? styling : null });
  return pageAddress(demo.ownerDocument.location) + hash;
}
