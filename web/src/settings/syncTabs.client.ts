import { type Preference, type PreferenceChange, changeEvent } from "./preference.client";
import { whenAllowed } from "../browser/stores.client";
import type { Feature } from "../page/moments.client";

const channelName = "showfloor:choices";

/**
 * Keeps the choices of all open pages the same: tells of what is chosen here, and follows what is
 * chosen on other pages, in another tab or on one that the reader comes back from with the
 * browser's buttons, which show this page as it was left. What was heard is not said again, whenever
 * it is shown: two pages would never come to an end.
 *
 * Events of the storage tell nothing of cookies, so pages speak to each other by a channel. It is
 * closed while a page is left: an open one may keep a browser from showing the page again at once.
 */
export function syncTabs(preferences: readonly Preference<string>[]): Feature {
  let channel: BroadcastChannel | null = null;
  const receive = ({ data }: MessageEvent<PreferenceChange>) => {
    preferences.find(({ name }) => name === data.name)?.sync(data.value);
  };
  const open = () => {
    // Where channels are forbidden pages stay on their own.
    channel = whenAllowed(() => new BroadcastChannel(channelName));
    channel?.addEventListener("message", receive);
  };
  const sync = () => {
    for (const preference of preferences) preference.sync();
  };
  return {
    parsed(root) {
      root.addEventListener(changeEvent, (event) => {
        channel?.postMessage((event as CustomEvent<PreferenceChange>).detail);
      });
      open();
      addEventListener("storage", sync);
    },
    activated: sync,
    left() {
      channel?.close();
      channel = null;
    },
    restored() {
      open();
      sync();
    },
  };
}
