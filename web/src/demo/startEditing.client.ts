import type { Feature } from "../page/moments.client";
import type { FetchCode } from "./codeForms.client";
import { demosWithKeptEdits } from "./keptEditsKey.client";
import { offerRetryFor } from "./startTools.client";

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
 * Makes the code of demos editable: the first focus loads the editor. If that fails the code stays
 * as it is, and the reader may try again.
 */
export function startEditing(
  root: Document,
  fetchCode: FetchCode,
  load: () => Promise<Editing>,
): void {
  root.addEventListener("focusin", ({ target: block }) => {
    if (!(block instanceof HTMLElement) || !block.matches("[data-demo] .s-code-text")) return;
    const start = async () => {
      await fetchCode(block.closest("[data-demo]"));
      (await load()).edit(block);
    };
    // A focus is a new start.
    void orRetry(block, start, () => {
      block.focus();
    });
  });
}

/** Brings back what readers have edited on this page before, as long as their tab is open. */
export function restoring(fetchCode: FetchCode, load: () => Promise<Restoring>): Feature {
  return {
    shown(root) {
      const demos = demosWithKeptEdits(root);
      const [first] = demos;
      if (first === undefined) return;
      const restore = async () => {
        await Promise.all(demos.map((name) => fetchCode(root.getElementById(name))));
        (await load()).restoreEdits(root, demos);
      };
      const start = () => void orRetry(root.getElementById(first), restore, start);
      start();
    },
  };
}

/** Shows code that came with the address, now and when that changes. */
export function startSharing(
  root: Document,
  fetchCode: FetchCode,
  load: () => Promise<Sharing>,
): void {
  const restore = () => {
    const { hash } = location;
    const [, name] = /^#edit-(\w*)/.exec(hash) ?? [];
    if (name === undefined) return;
    const demo = root.getElementById(name);
    const show = async () => {
      await fetchCode(demo);
      await (await load()).restoreShared(root, hash);
    };
    void orRetry(demo, show, restore);
  };
  addEventListener("hashchange", restore);
  restore();
}

/** Does something for a demo; when that fails, says so at its toolbar and offers to try again. */
async function orRetry(
  inside: Element | null,
  act: () => Promise<void>,
  again: () => void,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    offerRetryFor(inside?.closest("[data-demo]"), again);
    reportError(error);
  }
}
