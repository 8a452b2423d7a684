import type { Chunk } from "../browser/chunk.client";
import { inDevelopment } from "../browser/inDevelopment.client";
import type { Feature } from "../page/moments.client";

/** The exports of the chunk that registers the worker. */
export interface Registrar {
  readonly register: (root: Document) => Promise<void>;
}

/** Registers the worker where the page runs on one of the site's own hosts. */
export function offline(hosts: readonly string[], registrar: Chunk<Registrar>): Feature {
  return {
    idle(root) {
      if (inDevelopment(root) || !("serviceWorker" in navigator)) return;
      if (!hosts.includes(root.location.hostname)) return;
      void registrar.inBackground(({ register }) => register(root));
    },
  };
}
