import { availableParallelism } from "node:os";
import { type Browser, launch } from "puppeteer-core";
import { RequestError } from "../shared/failure.ts";
import { type Fault, faultsOfFailing } from "./faults.ts";
import { type ReleaseServer, serveRelease } from "./releaseServer.ts";
import { openTab } from "./tab.ts";

interface WakeRequest {
  /** Path of the browser. */
  readonly browser: string;
  /** The folder of a release. */
  readonly release: string;
  /** Documents that show one demo, by address from the root of the host: whether it has to throw. */
  readonly documents: Readonly<Record<string, boolean>>;
}

/** What is wrong with the demo of each document, by address. */
type Faults = Record<string, readonly Fault[]>;

export async function wakeDemos(request: WakeRequest): Promise<Faults> {
  const server = await serveRelease(request.release);
  try {
    const browser = await start(request.browser);
    try {
      return await visitAll(browser, server, request.documents);
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
  }
}

async function start(program: string): Promise<Browser> {
  try {
    return await launch({
      executablePath: program,
      // Chromium refuses to run with its sandbox as root, as in containers.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
      // It ends with the pipes to this process, so that it never outlives it.
      pipe: true,
      // It says itself why it cannot be started.
      dumpio: true,
    });
  } catch (error) {
    throw new RequestError(`${program} cannot be started: ${String(error)}`);
  }
}

/** Several at once: each waits for files and timers most of the time. */
async function visitAll(
  browser: Browser,
  { origin }: ReleaseServer,
  documents: WakeRequest["documents"],
): Promise<Faults> {
  const found: Faults = {};
  const waiting = Object.entries(documents).values();
  const visitInTurn = async () => {
    let tab = await openTab(browser);
    for (const [document, hasToThrow] of waiting) {
      const { faults, isUsable } = await tab.visit(origin + document);
      found[document] = hasToThrow ? faultsOfFailing(faults) : faults;
      if (isUsable) continue;
      tab.close();
      tab = await openTab(browser);
    }
  };
  const tabs = Math.min(Object.keys(documents).length, 2 * availableParallelism());
  await Promise.all(Array.from({ length: tabs }, visitInTurn));
  return found;
}
