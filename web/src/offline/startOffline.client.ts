import { inDevelopment } from "../browser/inDevelopment.client";
import type { Feature } from "../page/moments.client";

/** The exports of the chunk that registers the worker. */
export interface Registrar {
  readonly register: (root: Document) => Promise<void>;
}

/** Registers the worker where the page runs on one of the site's own hosts. */
export function offline(hosts: readonly string[], load: () => Promise<Registrar>): Feature {
  return {
    idle(root) {
      if (inDevelopment(root) || !("serviceWorker" in navigator)) return;
      if (!hosts.includes(root.location.hostname)) return;
      load()
        .then(({ register }) => register(root))
        .catch(reportError);
    },
  };
}
