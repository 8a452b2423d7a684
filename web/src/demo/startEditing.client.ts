import { type Chunk, orRetry } from "../browser/chunk.client";
import type { Feature } from "../page/moments.client";
import type { FetchCode } from "./codeForms.client";
import { demosWithKeptEdits } from "./keptEditsKey.client";
import { showAtDemo } from "./showFailure.client";
import { demoFrame } from "../browser/markup";

/** The exports of the chunk with the editor. */
export interface Editing {
  edit(block: HTMLElement): void;
}

/** The exports of the chunk for kept edits. */
export interface Restoring {
  restoreEdits(page: Document, demos: readonly string[]): void;
}

/** The exports of the chunk for shared code. */
export interface Sharing {
  restoreShared(page: Document, hash: string): Promise<void>;
}

/**
 * Makes the code of demos editable: a pointer turns it into an editor, and so does Enter. Who comes by
 * with the keyboard passes through, and only has the editor loaded. If that fails the code stays as it
 * is, and the reader may try again.
 */
export function startEditing(root: Document, fetchCode: FetchCode, editor: Chunk<Editing>): void {
  const prepare = async (block: HTMLElement) => {
    await fetchCode(block.closest(`[${demoFrame}]`));
    return editor.load();
  };
  const edit = (block: HTMLElement) => {
    void orRetry(async () => {
      (await prepare(block)).edit(block);
    }, showAtDemo(block));
  };
  root.addEventListener("focusin", ({ target }) => {
    if (!isCode(target)) return;
    // A failure is told when somebody wants to edit.
    if (target.matches(":focus-visible")) prepare(target).catch(untilEdited);
    else edit(target);
  });
  root.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isModified = ctrlKey || metaKey || shiftKey || altKey;
    if (key !== "Enter" || isModified || !isCode(target)) return;
    event.preventDefault();
    edit(target);
  });
}

const untilEdited = () => undefined;

function isCode(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(`[${demoFrame}] .s-code-text`);
}

/** Brings back what readers have edited on this page before, as long as their tab is open. */
export function restoring(fetchCode: FetchCode, edits: Chunk<Restoring>): Feature {
  return {
    shown(root) {
      const demos = demosWithKeptEdits(root);
      const [first] = demos;
      if (first === undefined) return;
      void orRetry(
        async () => {
          await Promise.all(demos.map((name) => fetchCode(root.getElementById(name))));
          (await edits.load()).restoreEdits(root, demos);
        },
        showAtDemo(root.getElementById(first)),
      );
    },
  };
}

/** Shows code that came with the address, now and when that changes. */
export function startSharing(root: Document, fetchCode: FetchCode, sharing: Chunk<Sharing>): void {
  const restore = () => {
    const { hash } = location;
    const [, name] = /^#edit-(\w*)/.exec(hash) ?? [];
    if (name === undefined) return;
    const demo = root.getElementById(name);
    void orRetry(async () => {
      await fetchCode(demo);
      await (await sharing.load()).restoreShared(root, hash);
    }, showAtDemo(demo));
  };
  addEventListener("hashchange", restore);
  restore();
}
