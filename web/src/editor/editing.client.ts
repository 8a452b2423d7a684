import { hasSelection } from "./caret.client";
import { openEditor } from "./openEditor.client";

/**
 * Turns a block of code that has the focus into an editor, with the caret where the reader put it.
 * While text of it is selected, it stays as it is.
 */
export function edit(block: HTMLElement): void {
  if (block.matches(":active")) {
    // A finger is up before its touch has given the focus: no event of either says that it is over.
    requestAnimationFrame(() => {
      edit(block);
    });
    return;
  }
  if (hasSelection(block)) {
    // Later than the selection, which the browser changes after the event.
    block.addEventListener("click", () => setTimeout(edit, 0, block), { once: true });
    return;
  }
  // The focus may have gone on while this script was on its way.
  if (block.ownerDocument.activeElement !== block) return;
  const demo = block.closest<HTMLElement>("[data-demo]");
  if (demo !== null) openEditor(demo, block);
}
