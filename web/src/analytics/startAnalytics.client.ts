import type { AnalyticsSettings } from "../model/settings";
import type { Chunk } from "../browser/chunk.client";
import { inDevelopment } from "../browser/inDevelopment.client";
import { type Feature, startFeatures } from "../page/moments.client";

/** The exports of the chunk with the client. */
export interface Client {
  readonly report: (root: Document, settings: AnalyticsSettings) => void;
}

/** Loads what tells the tag service of visits, when the page is shown and done, and the reader allows it. */
export function analytics(settings: AnalyticsSettings, client: Chunk<Client>): Feature {
  const idle = (root: Document) => {
    // Without it the page is whole, so a reader has no need to know.
    void client.inBackground(({ report }) => {
      report(root, settings);
    });
  };
  return {
    shown(root) {
      if (!inDevelopment(root) && !asksForPrivacy(navigator)) startFeatures(root, [{ idle }]);
    },
  };
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
