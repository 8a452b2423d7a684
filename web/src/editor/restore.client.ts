import { KeptEdits } from "./keptEdits.client";
import { readEditorMessages } from "./readEditorMessages.client";
import { showNotice } from "./editorNotice.client";
import { sessionOf } from "./editSessions.client";
import { demoFrame } from "../browser/markup";

/**
 * Brings back the edits that the tab has kept of these demos, when the reader comes near to them: each takes
 * a frame and its libraries. A notice says which edits no longer fit the page.
 */
export function restoreEdits(page: Document, demos: readonly string[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        sessionOf(target as HTMLElement);
      }
    },
    { rootMargin: "100%" },
  );
  for (const name of demos) {
    const demo = page.getElementById(name);
    if (demo?.getAttribute(demoFrame) === name) {
      observer.observe(demo);
    } else {
      new KeptEdits(page, name).remove();
      showNotice(page, readEditorMessages(page), "lost");
    }
  }
}
