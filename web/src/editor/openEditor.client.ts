import { isOpen, setCode } from "../demo/folding.client";
import { caretIn } from "./caret.client";
import type { CodeEditor } from "./codeEditor.client";
import { sessionOf } from "./sessions.client";

/** Lines above the caret that are still seen in code that was folded, in pixels. */
const above = 110;

/** Puts an editor in the place of a block of code; what the reader looks at stays where it is. */
export function openEditor(demo: HTMLElement, block: HTMLElement): void {
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
