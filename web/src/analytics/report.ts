import type { AnalyticsSettings } from "../model/settings";
import { clickFields } from "./clicks";
import { pageView } from "./pageView";
import { beacon, createTag, type Tag } from "./tag";
import { userProperties, watchUserProperties } from "./userProperties";
import { isMeasured, reportVitals } from "./vitals";

/** Tells the tag service who reads (as little as possible), what, and what is clicked. */
export function report(root: Document, { endpoint, id }: AnalyticsSettings): void {
  const tag = createTag(id, beacon(endpoint), () => root.hidden);
  const describe = () => {
    tag.set(userProperties(root));
  };
  describe();
  watchUserProperties(describe);
  tag.event("page_view", pageView(root));
  reportClicks(root, tag);
  reportReturns(root, tag);
  if (isMeasured()) reportVitals(tag).catch(reportError);
  root.addEventListener("visibilitychange", () => {
    if (root.hidden) tag.flush();
  });
}

/** Of the mouse: it opens a menu of the browser, and does nothing on the page. */
const menuButton = 2;

function reportClicks(root: Document, tag: Tag): void {
  const report = ({ target, button }: MouseEvent) => {
    const fields = button === menuButton ? null : clickFields(target);
    if (fields !== null) tag.event("click", fields);
  };
  // Before anything that ends the event; a middle click opens links too.
  for (const type of ["click", "auxclick"] as const) {
    root.addEventListener(type, report, { capture: true });
  }
}

/** A page that the browser kept and shows again is another visit. */
function reportReturns(root: Document, tag: Tag): void {
  root.defaultView?.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tag.event("page_view", pageView(root));
  });
}
