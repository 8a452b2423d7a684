/**
 * What every page has while the site is written: it shows mistakes as they are made and loads
 * the page anew when something has changed. The dev server adds it; no release has it.
 */
import { react, type DevEvent } from "./events";
import { createPanel } from "./panel.client";
import { keepScroll, recallScroll } from "./scroll.client";

const { pathname } = location;
const top = recallScroll(sessionStorage, pathname);
if (top !== undefined) {
  // Fonts and demos may still move the page, so it is set once more when all is there.
  scrollTo({ top, behavior: "instant" });
  addEventListener("load", () => {
    scrollTo({ top, behavior: "instant" });
  });
}

function reload(): void {
  keepScroll(sessionStorage, { path: pathname, top: scrollY });
  location.reload();
}

const state = document.querySelector<HTMLElement>("[data-dev-state]")?.dataset["devState"];
const tell = react({ show: createPanel(document).show, reload }, state === "" ? undefined : state);

// The browser connects again by itself when the server was away.
new EventSource("/_dev/events").addEventListener("message", (message: MessageEvent<string>) => {
  tell(JSON.parse(message.data) as DevEvent);
});
