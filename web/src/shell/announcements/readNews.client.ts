import { localStore } from "../../browser/stores.client";
import { unreadNews } from "../markup";
import { newestNews } from "../../ui/markup";

const key = "announcement";

/** Id of the newest announcement that this reader has seen, if any. */
export function lastRead(): string | null {
  return localStore.read(key);
}

export function remember(id: string): void {
  localStore.write(key, id);
}

/** Marks the bell while there is something that its reader has not seen. */
export function markUnread(bell: HTMLElement): void {
  bell.toggleAttribute(unreadNews, lastRead() !== bell.getAttribute(newestNews));
}
