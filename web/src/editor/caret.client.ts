/** A place in static code. */
export interface Caret {
  /** In the text of the code. */
  readonly offset: number;
  /** Distance of its line from the top of the window, in pixels. */
  readonly top: number;
}

/** Where the reader put the caret in static code: else before the first line that shows. */
export function caretIn(code: Element): Caret {
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
export function hasSelection(element: Element): boolean {
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
