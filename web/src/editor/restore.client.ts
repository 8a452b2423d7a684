import { KeptEdits } from "./keptEdits.client";
import { readMessages } from "./messages.client";
import { showNotice } from "./notice.client";
import { sessionOf } from "./sessions.client";

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
    if (demo?.dataset["demo"] === name) {
      observer.observe(demo);
    } else {
      new KeptEdits(page, name).remove();
      showNotice(page, readMessages(page), "lost");
    }
  }
}
