import { expandAll, expand } from "../ui/deferredMarkup.client";
import { codeStyling, codeVariant, codeVariantOptions } from "../settings/preferences.client";
import { isOpen } from "./folding.client";

const panels = ".demo-code .demo-panel";

/**
 * Expands the code that is going to show, as the page is parsed. Most demos show all of their code; its
 * other forms stay deferred.
 */
export function restoreCode(bundle: HTMLElement): void {
  const panel = bundle.closest<HTMLElement>(panels);
  const demo = bundle.closest<HTMLElement>("[data-demo]");
  if (panel === null || demo === null) return;
  if (isChosen(panel) || (isOpen(demo) && showsByItself(panel))) expand(bundle);
}

/** Signs that somebody has to do with a demo, before he can do anything. */
const signsOfInterest = ["pointerover", "focusin", "click"];

/**
 * Expands the code of demos that a reader points to or enters, or comes to by their address, and of
 * those whose form he chooses; for paper, that of all. So code can be folded, copied, edited and sent.
 */
export function startDeferredCode(root: Document): void {
  for (const sign of signsOfInterest) {
    root.addEventListener(sign, expandTarget, { capture: true, passive: true });
  }
  const expandAddressed = () => {
    for (const demo of root.querySelectorAll<HTMLElement>("[data-demo]")) {
      if (location.hash.includes(demo.id)) expandAll(demo);
    }
  };
  addEventListener("hashchange", expandAddressed);
  if (location.hash !== "") expandAddressed();
  const expandChosen = () => {
    for (const panel of root.querySelectorAll<HTMLElement>(panels)) {
      if (isChosen(panel)) expandAll(panel);
    }
  };
  codeVariant.subscribe(expandChosen);
  codeStyling.subscribe(expandChosen);
  addEventListener("beforeprint", () => {
    root.querySelectorAll(panels).forEach(expandAll);
  });
}

function expandTarget({ target }: Event): void {
  const demo = target instanceof Element ? target.closest("[data-demo]") : null;
  if (demo !== null) expandAll(demo);
}

/** Whether a panel shows where nothing else was chosen. */
function showsByItself({ dataset }: HTMLElement): boolean {
  const languages = (dataset["variant"] ?? "").split(" ");
  return dataset["first"] !== undefined && languages.includes(codeVariantOptions.values[0]);
}

/**
 * Whether a panel shows for what the reader chose, and not by itself. The script before the first paint
 * asks too, so this reads the attributes: choices with all that they can would make it heavier.
 */
function isChosen({ dataset, ownerDocument }: HTMLElement): boolean {
  const chosen = ownerDocument.documentElement.dataset;
  const languages = (dataset["variant"] ?? "").split(" ");
  const isFirst = dataset["first"] !== undefined;
  const isOtherLanguage = !languages.includes(codeVariantOptions.values[0]);
  const isOtherStyling = !isFirst && dataset["styling"] === chosen["codeStyling"];
  return languages.includes(chosen["codeVariant"] ?? "") && (isOtherLanguage || isOtherStyling);
}
