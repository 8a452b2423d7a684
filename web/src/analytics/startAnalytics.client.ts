import type { AnalyticsSettings } from "../model/settings";
import { inDevelopment } from "../browser/inDevelopment.client";
import { whenIdle, whenLoaded } from "../browser/whenIdle.client";
import { whenShown } from "../browser/prerendering.client";

/** The exports of the chunk with the client. */
export interface Client {
  readonly report: (root: Document, settings: AnalyticsSettings) => void;
}

/** Loads what tells the tag service of visits, when the page is shown and done, and the reader allows it. */
export function startAnalytics(
  root: Document,
  settings: AnalyticsSettings,
  load: () => Promise<Client>,
): void {
  if (inDevelopment(root) || asksForPrivacy(navigator)) return;
  const start = () => {
    // Without it the page is whole, so a reader has no need to know.
    load().then(({ report }) => {
      report(root, settings);
    }, reportError);
  };
  whenShown(root, () => {
    whenLoaded(root, () => {
      whenIdle(start);
    });
  });
}

/** The signals of browsers whose readers do not want to be followed. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Tells whether a reader's browser sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}
