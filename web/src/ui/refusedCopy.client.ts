import { coveredCode } from "./markup";

/**
 * Copies text as a selection.
 *
 * @throws DOMException `NotAllowedError` when that is refused too.
 */
export function copySelection(text: string): void {
  const putBack = rememberPlace();
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "visually-hidden";
  // Beside an open dialog nothing can be selected, and a menu closes when the focus leaves it.
  (document.activeElement?.closest("dialog, details[open]") ?? document.body).append(area);
  let reason = "";
  try {
    area.select();
    // Deprecated, and the only way on pages that are not served over HTTPS.
    if (document.execCommand("copy")) return;
  } catch (error) {
    reason = ` (${String(error)})`;
  } finally {
    area.remove();
    putBack();
  }
  throw new DOMException(`The clipboard may not be written to${reason}`, "NotAllowedError");
}

/** Answers with what gives the reader's focus and selection back. */
function rememberPlace(): () => void {
  const focused = document.activeElement;
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  const selected = selection?.isCollapsed === false;
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    // Fields keep what is selected in them by themselves.
    if (!selected || !anchorNode || !focusNode) return;
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}

/**
 * Selects shown code, so that the reader's own keys or menu copy it. What they copy is `text`, as a
 * button would have done, whatever else is in the selection; once that changes nothing of this
 * is left.
 */
export function selectForKeys(shown: readonly Element[], text: string): void {
  const parts = shown.map(inEditor);
  const [first, last] = [parts[0], parts.at(-1)];
  const selection = document.getSelection();
  if (first === undefined || last === undefined || selection === null) return;
  selection.setBaseAndExtent(first, 0, last, last.childNodes.length);
  const selected = boundsOf(selection);
  const listening = new AbortController();
  const { signal } = listening;
  const copy = (event: ClipboardEvent) => {
    // Fields have a selection of their own.
    if (event.target instanceof Element && event.target.matches("input, textarea")) return;
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopPropagation();
  };
  const look = () => {
    const bounds = boundsOf(selection);
    if (bounds.some((bound, index) => bound !== selected[index])) listening.abort();
  };
  document.addEventListener("copy", copy, { signal, capture: true });
  document.addEventListener("selectionchange", look, { signal });
}

/** Code under an editor cannot be selected; the editor can. */
function inEditor(source: Element): Element {
  const editor = source.closest(`[${coveredCode}]`)?.nextElementSibling;
  return editor?.querySelector("[contenteditable]") ?? source;
}

function boundsOf({ anchorNode, anchorOffset, focusNode, focusOffset }: Selection) {
  return [anchorNode, anchorOffset, focusNode, focusOffset] as const;
}
