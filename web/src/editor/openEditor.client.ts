import { isOpen, setCode } from "../demo/folding.client";
import type { CodeEditor } from "./codeEditor.client";
import { sessionOf } from "./editSessions.client";
import { demoFrame } from "../browser/markup";

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
  const demo = block.closest<HTMLElement>(`[${demoFrame}]`);
  if (demo !== null) openEditor(demo, block);
}

/** Lines above the caret that are still seen in code that was folded, in pixels. */
const above = 110;

/** Puts an editor in the place of a block of code; what the reader looks at stays where it is. */
function openEditor(demo: HTMLElement, block: HTMLElement): void {
  const code = block.querySelector("code");
  const window = demo.ownerDocument.defaultView;
  if (code === null || window === null) return;
  const caret = caretIn(code);
  const scrolled = isOpen(demo) ? { top: block.scrollTop, left: block.scrollLeft } : null;
  if (scrolled === null) setCode(demo, true);
  const editor = sessionOf(demo).open(block);
  if (editor === null) return;
  editor.moveTo(caret.offset);
  scroll(editor, scrolled);
  editor.focus();
  window.scrollBy({ top: editor.caretTop - caret.top, behavior: "instant" });
}

function scroll(editor: CodeEditor, to: { top: number; left: number } | null): void {
  const { scroller } = editor;
  const rest = editor.caretTop - scroller.getBoundingClientRect().top - above;
  scroller.scrollTo(to ?? { top: Math.max(rest, 0), left: 0 });
}

/** A place in static code. */
interface Caret {
  /** In the text of the code. */
  readonly offset: number;
  /** Distance of its line from the top of the window, in pixels. */
  readonly top: number;
}

/** Where the reader put the caret in static code: else before the first line that shows. */
function caretIn(code: Element): Caret {
  const selection = code.ownerDocument.getSelection();
  const node = selection?.anchorNode;
  if (selection != null && node != null && code.contains(node)) {
    const element = node instanceof Element ? node : node.parentElement;
    const offset = offsetOf(code, node, selection.anchorOffset);
    return { offset, top: topOf(element?.closest(".s-line") ?? code) };
  }
  const first = [...code.children].find((line) => line.checkVisibility());
  if (first === undefined) return { offset: 0, top: topOf(code) };
  return { offset: offsetOf(code, first, 0), top: topOf(first) };
}

/** Whether a reader has selected text that is at least partly in an element. */
function hasSelection(element: Element): boolean {
  const selection = element.ownerDocument.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

function offsetOf(code: Element, node: Node, offset: number): number {
  const range = code.ownerDocument.createRange();
  range.selectNodeContents(code);
  range.setEnd(node, offset);
  return range.toString().length;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
