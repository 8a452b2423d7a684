import type { Choice } from "./choice";

/** A choice, as pages of one browser tell each other of it. */
interface Message {
  readonly name: string;
  readonly value: string;
}

const channelName = "showfloor:choices";

/**
 * Keeps the choices of all open pages the same: tells of what is chosen here, and follows what is
 * chosen on other pages, in another tab or on one that the reader comes back from with the
 * browser's buttons, which show this page as it was left.
 *
 * Events of the storage tell nothing of cookies, so pages speak to each other by a channel. It is
 * closed while a page is left: an open one may keep a browser from showing the page again at once.
 */
export function followOtherPages(choices: readonly Choice<string>[]): void {
  let channel: BroadcastChannel | null = null;
  let hearing = false;
  const hear = ({ data }: MessageEvent<Message>) => {
    hearing = true;
    choices.find(({ name }) => name === data.name)?.catchUp(data.value);
    hearing = false;
  };
  const open = () => {
    channel = openChannel();
    channel?.addEventListener("message", hear);
  };
  const catchUp = () => {
    for (const choice of choices) choice.catchUp();
  };
  for (const { name, subscribe } of choices) {
    subscribe((value) => {
      // What was heard is not said again: two pages would never come to an end.
      if (!hearing) channel?.postMessage({ name, value } satisfies Message);
    });
  }
  open();
  addEventListener("storage", catchUp);
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    open();
    catchUp();
  });
}

/** Where a browser forbids storage it may forbid channels too: then pages stay on their own. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
