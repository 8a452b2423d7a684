import { chunk } from "../browser/chunk.client";
import { setCode } from "../demo/folding.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { panelsOf } from "./codePanel.client";
import { decodeShared, encodeShared, type SharedCode, ShareProblem } from "./sharedCode";
import { readEditorMessages } from "./readEditorMessages.client";
import { showNotice } from "./editorNotice.client";
import { demoFrame } from "../browser/markup";

const editing = chunk(() => import("./editSessions.client"));

/** Of the hash `#edit-Name=code`. */
const pattern = /^#edit-(\w+)=(.*)$/s;

/** The address that brings others to a demo with the code that it shows now. */
export async function shareAddress(demo: HTMLElement): Promise<string> {
  const panel = panelsOf(demo).find(({ isShown }) => isShown);
  if (panel === undefined) throw new Error("The demo shows no code that could be shared.");
  const packed = await encodeShared({
    styling: panel.styling,
    variant: codeVariant.get(),
    files: Object.fromEntries(panel.sources.map(({ name, text }) => [name, text])),
  });
  const address = new URL(demo.ownerDocument.location.href);
  address.hash = `edit-${demo.getAttribute(demoFrame) ?? ""}=${packed}`;
  return address.href;
}

/**
 * Shows the code that came with a hash in the editor of its demo, and leaves it to the reader to
 * run it. A hash that cannot be shown changes nothing; a notice says why.
 */
export async function restoreShared(page: Document, hash: string): Promise<void> {
  try {
    const [, name = "", packed] = pattern.exec(hash) ?? [];
    if (packed === undefined) throw new ShareProblem("broken");
    const demo = demoOf(page, name);
    const code = await decodeShared(packed);
    checkPanel(demo, code);
    await show(demo, code, hash);
  } catch (error) {
    if (!(error instanceof ShareProblem)) throw error;
    showNotice(page, readEditorMessages(page), error.key);
  }
}

async function show(demo: HTMLElement, code: SharedCode, link: string): Promise<void> {
  const { sessionOf } = await editing.load();
  const session = sessionOf(demo);
  // The tab has kept what the reader has made of it.
  if (session.isFrom(link)) return;
  choose(code);
  setCode(demo, true);
  const panel = session.panels.find((one) => one.is(code.styling, code.variant));
  if (panel !== undefined) session.showShared(panel, code.files, link);
  demo.scrollIntoView({ behavior: "instant" });
}

function choose({ styling, variant }: SharedCode): void {
  for (const value of codeVariant.values) if (value === variant) codeVariant.set(value);
  for (const value of codeStyling.values) if (value === styling) codeStyling.set(value);
}

function demoOf(page: Document, name: string): HTMLElement {
  const demo = page.getElementById(name);
  if (demo?.getAttribute(demoFrame) !== name) throw new ShareProblem("unknown");
  return demo;
}

/** Names of files that a demo does not have would be shown nowhere. */
function checkPanel(demo: HTMLElement, { styling, variant, files }: SharedCode): void {
  const panel = panelsOf(demo).find((one) => one.is(styling, variant));
  const known = Object.keys(files).every((name) => panel?.file(name) !== undefined);
  if (!known || panel === undefined) throw new ShareProblem("unknown");
}
