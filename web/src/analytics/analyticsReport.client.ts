import type { AnalyticsSettings } from "../model/settings";
import { startFeatures } from "../page/moments.client";
import { clickFields } from "./clicks.client";
import { colorScheme } from "../settings/colorScheme.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { beacon, createEventQueue, type Fields, type EventQueue } from "./eventQueue.client";
import { isMeasured, reportVitals } from "./vitals.client";

/** Tells the tag service about the reader (as little as possible), the page and clicks. */
export function report(root: Document, { endpoint, id }: AnalyticsSettings): void {
  const queue = createEventQueue(id, beacon(endpoint), () => root.hidden);
  const describe = () => {
    queue.set(userProperties(root));
  };
  describe();
  watchUserProperties(describe);
  const visit = () => {
    queue.event("page_view", pageView(root));
  };
  visit();
  reportClicks(root, queue);
  if (isMeasured()) reportVitals(queue).catch(reportError);
  // A page that the browser kept and shows again is another visit.
  startFeatures(root, [{ restored: visit, hidden: () => queue.flush() }]);
}

const prefersDark = "(prefers-color-scheme: dark)";

/** The properties of a reader now. */
function userProperties(root: Document): Fields {
  return {
    codeVariant: codeVariant.get(),
    userLanguage: root.documentElement.lang,
    devicePixelRatio,
    colorSchemeOS: matchMedia(prefersDark).matches ? "dark" : "light",
    colorScheme: colorScheme.get(),
    codeStylingVariant: codeStyling.get(),
  };
}

/** Calls `listener` whenever one of them may have changed. */
function watchUserProperties(listener: () => void): void {
  for (const preference of [codeVariant, codeStyling, colorScheme]) preference.subscribe(listener);
  matchMedia(prefersDark).addEventListener("change", listener);
  watchPixelRatio(listener);
}

/** A query holds for one ratio, so each change needs the next. */
function watchPixelRatio(listener: () => void): void {
  matchMedia(`(resolution: ${String(devicePixelRatio)}dppx)`).addEventListener(
    "change",
    () => {
      listener();
      watchPixelRatio(listener);
    },
    { once: true },
  );
}

/** Of the mouse: it opens links in another tab. All others do nothing on the page. */
const middleButton = 1;

function reportClicks(root: Document, queue: EventQueue): void {
  const report = ({ type, target, button }: MouseEvent) => {
    const isUsed = type === "click" || (button === middleButton && isOnLink(target));
    const fields = isUsed ? clickFields(target) : null;
    if (fields !== null) queue.event("click", fields);
  };
  // Before anything that ends the event.
  for (const type of ["click", "auxclick"] as const) {
    root.addEventListener(type, report, { capture: true });
  }
}

function isOnLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}

/** The fields of a page view. A hash may hold a reader's code, and stays here. */
function pageView(root: Document): Fields {
  return {
    title: root.title,
    location: root.location.href.replace(root.location.hash, ""),
    productId: meta(root, "docs:productId"),
    productCategoryId: meta(root, "docs:productCategoryId"),
  };
}

function meta(root: Document, name: string): string | null {
  return root.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
