import { noteOf, noteTimes, say } from "./announce";

/** What holds code that a reader may point to. */
const blocks = ".s-code, .demo-code";

/** Gives life to all present and future `data-copy` buttons below `root`. */
export function startCopyButtons(root: Document): void {
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button !== null) void copyFor(button);
  });
  root.addEventListener("keydown", (event) => {
    if (!isCopy(event) || isText(event.target) || hasSelection(root)) return;
    const button = pointedTo(root)?.querySelector<HTMLElement>("[data-copy]");
    if (button == null) return;
    event.preventDefault();
    void copyFor(button);
  });
}

function isCopy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === "c" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Where the keys are those of a field. An editor of a block shows its code, as the block does. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return target.closest(blocks) === null;
  return target.matches("textarea, input:not([type=radio])");
}

function hasSelection(root: Document): boolean {
  return root.getSelection()?.isCollapsed === false;
}

/** The block with the focus, or else the one under the pointer. */
function pointedTo(root: Document): Element | null {
  const block = root.activeElement?.closest(blocks) ?? root.querySelector(`:is(${blocks}):hover`);
  return block?.closest("[data-copy-root]") ?? null;
}

async function copyFor(button: HTMLElement): Promise<void> {
  const note = noteOf(button);
  try {
    const from = button.dataset["copy"];
    await copyText(from ? await textAt(from) : textFor(button));
    say(note, button.dataset["copied"] ?? "", noteTimes.done);
  } catch (error) {
    selectCode(button);
    say(note, button.dataset["denied"] ?? "", noteTimes.instead);
    throw error;
  }
}

/** The text of a file; a button names one that is to be copied instead of code beside it. */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.text();
}

/** The shown code beside a button, as it is meant to be after the changes that it marks. */
export function textFor(button: Element): string {
  const text = shownCode(button).map(textOf).join("\n\n");
  const root = button.closest<HTMLElement>("[data-copy-root]");
  return root?.dataset["language"] === "diff" ? text.replace(/^[+ ]/gm, "") : text;
}

function shownCode(button: Element): readonly Element[] {
  const sources = button.closest("[data-copy-root]")?.querySelectorAll("[data-copy-source]") ?? [];
  return [...sources].filter((source) => source.checkVisibility());
}

/** Selects the shown code beside a button, so that the reader's own keys copy it. */
function selectCode(button: Element): void {
  const shown = shownCode(button).map(inEditor);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return;
  document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
}

/** What an editor covers cannot be selected; the editor can. */
function inEditor(source: Element): Element {
  const editor = source.closest("[data-covered]")?.nextElementSibling;
  return editor?.querySelector("[contenteditable]") ?? source;
}

function textOf(source: Element): string {
  const copy = source.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll("[data-mark=del]")) line.remove();
  return copy.textContent.trimEnd();
}

/**
 * Puts text on the clipboard; where the browser refuses that, by copying a selection.
 *
 * @throws DOMException `NotAllowedError` when both are refused.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelection(text);
  }
}

function copySelection(text: string): void {
  const putBack = rememberPlace();
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "visually-hidden";
  // Beside an open dialog nothing can be selected.
  (document.activeElement?.closest("dialog") ?? document.body).append(area);
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
