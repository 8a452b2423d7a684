import type { AnalyticsSettings } from "../model/settings";
import { inDevelopment } from "../browser/inDevelopment.client";
import { whenIdle, whenLoaded } from "../browser/idle.client";

/** What the chunk with the client exports. */
export interface Client {
  readonly report: (root: Document, settings: AnalyticsSettings) => void;
}

/** Loads what tells the tag service of visits, when the page is done and the reader allows it. */
export function startAnalytics(
  root: Document,
  settings: AnalyticsSettings,
  load: () => Promise<Client>,
): void {
  if (inDevelopment(root) || asksForPrivacy(navigator)) return;
  whenLoaded(root, () => {
    whenIdle(() => {
      // Without it the page is whole, so a reader has no need to know.
      load().then(({ report }) => {
        report(root, settings);
      }, reportError);
    });
  });
}

/** What browsers say for readers who want not to be followed. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Tells whether a reader's browser sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}
