import { whenIdle, whenLoaded } from "../browser/whenIdle.client";
import { inDevelopment } from "../browser/inDevelopment.client";

/** The exports of the chunk that registers the worker. */
export interface Registrar {
  readonly register: (root: Document) => Promise<void>;
}

/** Registers the worker where the page runs on one of the site's own hosts, when it is done. */
export function startOffline(
  root: Document,
  hosts: readonly string[],
  load: () => Promise<Registrar>,
): void {
  if (inDevelopment(root) || !("serviceWorker" in navigator)) return;
  if (!hosts.includes(root.location.hostname)) return;
  whenLoaded(root, () => {
    whenIdle(() => {
      load()
        .then(({ register }) => register(root))
        .catch(reportError);
    });
  });
}
