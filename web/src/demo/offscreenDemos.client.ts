import { setStageDirections } from "../settings/stages.client";
import { expandedEvent } from "../ui/deferredMarkup.client";
import { isOpen, setCode } from "./folding.client";

/**
 * Restores a demo that was deferred as a whole. Once expanded, it is as if it had been parsed so: in the
 * direction of the page.
 */
export function restoreDemos(root: Document): void {
  root.addEventListener(expandedEvent, ({ target: demo }) => {
    if (!(demo instanceof HTMLElement) || !demo.matches("[data-demo]")) return;
    setStageDirections(demo);
    setCode(demo, isOpen(demo));
  });
}
