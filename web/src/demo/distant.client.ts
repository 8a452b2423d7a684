import { directStages } from "../settings/stages.client";
import { unpacking } from "../ui/packed.client";
import { isOpen, setCode } from "./folding.client";
import { restoreCode } from "./packedCode.client";

/**
 * Puts a demo right that was packed as a whole. Whoever unpacks it, it is as if it had been parsed so: in the
 * direction of the page, with the code that shows.
 */
export function restoreDemos(root: Document): void {
  root.addEventListener(unpacking, ({ target: demo }) => {
    if (!(demo instanceof HTMLElement) || !demo.matches("[data-demo]")) return;
    directStages(demo);
    setCode(demo, isOpen(demo));
    demo.querySelectorAll<HTMLElement>(".demo-code [data-packed]").forEach(restoreCode);
  });
}
