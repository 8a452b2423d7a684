import { availableParallelism } from "node:os";
import { withBrowser } from "./browser.ts";
import type { DevTools } from "./devTools.ts";
import type { Fault } from "./faults.ts";
import { type ReleaseServer, serveRelease } from "./releaseServer.ts";
import { openTab } from "./tab.ts";

interface WakeRequest {
  /** Path of the browser. */
  readonly browser: string;
  /** An empty folder for what the browser keeps. */
  readonly profile: string;
  /** The folder of a release. */
  readonly release: string;
  /** Addresses of documents that show one demo, from the root of the host. */
  readonly documents: readonly string[];
}

/** What is wrong with the demo of each document, by address. */
type Faults = Record<string, readonly Fault[]>;

export async function wakeDemos(request: WakeRequest): Promise<Faults> {
  const server = await serveRelease(request.release);
  try {
    return await withBrowser(request.browser, request.profile, (devTools) =>
      visitAll(devTools, server, request.documents),
    );
  } finally {
    server.close();
  }
}

/** Several at once: each waits for files and timers most of the time. */
async function visitAll(
  devTools: DevTools,
  { origin }: ReleaseServer,
  documents: readonly string[],
): Promise<Faults> {
  const found: Faults = {};
  const waiting = documents.values();
  const visitInTurn = async () => {
    let tab = await openTab(devTools);
    for (const document of waiting) {
      const { faults, isUsable } = await tab.visit(origin + document);
      found[document] = faults;
      if (isUsable) continue;
      await tab.close();
      tab = await openTab(devTools);
    }
  };
  const tabs = Math.min(documents.length, 2 * availableParallelism());
  await Promise.all(Array.from({ length: tabs }, visitInTurn));
  return found;
}
