import { chunk } from "../browser/chunk.client";
import { noteOf, noteTimes, announce } from "./announce.client";
import {
  codeLanguage,
  copyButton,
  copyRoot,
  copySource,
  lineMark,
  copiedMessage,
  deniedMessage,
} from "./markup";

/** The fallback for browsers that refuse the clipboard; others never need it. */
const refusedCopy = chunk(() => import("./refusedCopy.client"));

/** Elements with code that a reader may point to. */
const blocks = ".s-code, .demo-code";

/** Gives life to all present and future `data-copy` buttons below `root`. */
export function startCopyButtons(root: Document): void {
  // Pages that are not served over HTTPS have no clipboard, and a press does not wait for long.
  if (!("clipboard" in navigator)) {
    const prepare = () => {
      refusedCopy.prepare();
    };
    root.addEventListener("pointerover", prepare, { once: true });
  }
  root.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`[${copyButton}]`) : null;
    if (button !== null) void copyFor(button);
  });
  root.addEventListener("keydown", (event) => {
    if (!isCopy(event) || isText(event.target) || hasSelection(root)) return;
    const button = pointedTo(root)?.querySelector<HTMLElement>(".s-copy > button");
    if (button == null) return;
    event.preventDefault();
    button.click();
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
  return block?.closest(`[${copyRoot}]`) ?? null;
}

async function copyFor(button: HTMLElement): Promise<void> {
  const from = button.getAttribute(copyButton);
  const copied = button.getAttribute(copiedMessage) ?? "";
  const denied = button.getAttribute(deniedMessage) ?? "";
  const text = from ? () => textAt(from) : () => textFor(button);
  await copyBeside(button, text, { copied, denied, time: noteTimes.done, byKeys: !from });
}

/** The messages beside a button that copies. */
export interface CopyWords {
  readonly copied: string;
  /** When the browser refuses. */
  readonly denied: string;
  /** How long it takes to read that something was copied, in ms. */
  readonly time: number;
  /** Whether the text is selected, for the reader's own keys, when the browser refuses. */
  readonly byKeys?: boolean;
}

/**
 * Copies text and says so beside a button; where the clipboard is refused the reader's own keys may copy it.
 *
 * @throws DOMException `NotAllowedError` when it is refused, or what `text` throws.
 */
export async function copyBeside(
  button: HTMLElement,
  text: () => string | Promise<string>,
  { copied, denied, time, byKeys = true }: CopyWords,
): Promise<void> {
  const note = noteOf(button);
  try {
    await copyText(text());
    announce(note, copied, time);
  } catch (error) {
    if (byKeys) await selectFor(button, text).catch(reportError);
    announce(note, denied, noteTimes.instead);
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
  const root = button.closest<HTMLElement>(`[${copyRoot}]`);
  return root?.getAttribute(codeLanguage) === "diff" ? text.replace(/^[+ ]/gm, "") : text;
}

function shownCode(button: Element): readonly Element[] {
  const sources = button.closest(`[${copyRoot}]`)?.querySelectorAll(`[${copySource}]`) ?? [];
  return [...sources].filter((source) => source.checkVisibility());
}

/** Where the clipboard is refused the reader's own keys are left. */
async function selectFor(button: Element, text: () => string | Promise<string>): Promise<void> {
  (await refusedCopy.load()).selectForKeys(shownCode(button), await text());
}

function textOf(source: Element): string {
  const copy = source.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll(`[${lineMark}=del]`)) line.remove();
  return copy.textContent.trimEnd();
}

/**
 * Puts text on the clipboard; where the browser refuses that, by copying a selection. Text that is still
 * to come is promised to the clipboard at once: after it has come, Safari takes no press for its cause.
 *
 * @throws DOMException `NotAllowedError` when both are refused, or what `text` rejects with.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": blobOf(text) })]);
  } catch {
    const arrived = await text;
    (await refusedCopy.load()).copySelection(arrived);
  }
}

async function blobOf(text: Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: "text/plain" });
}
