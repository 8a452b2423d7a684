import { stripVTControlCharacters } from "node:util";
import type { Browser } from "puppeteer-core";
import { type Fault, faultsOf } from "./faults.ts";
import { hydrateAll, keepRefused, type Outcome, watchPage } from "./inPage.ts";

/** A demo on a busy machine comes alive in less. */
const LIMIT_MS = 10_000;
const SETTLED_MS = 60;
/** Scripts that go on for ever keep the page from answering. */
const SILENCE_MS = LIMIT_MS + 5000;

const hanging: Look = {
  outcome: { refused: [], crashes: [], asleep: 1 },
  reached: [],
  unstyled: [],
};

interface Look {
  readonly outcome: Outcome;
  /** What has changed in the shell since demos are live. */
  readonly reached: readonly string[];
  /** Names of demos that got their styles when they became live. */
  readonly unstyled: readonly string[];
}

/** Opens documents, one after the other. */
export interface Tab {
  /** Returns what is wrong with the demo of a document, and whether the tab can open another one. */
  readonly visit: (address: string) => Promise<{ faults: Fault[]; isUsable: boolean }>;
  readonly close: () => void;
}

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on("pageerror", (error) => errors.push(firstLine(error)));
  await page.evaluateOnNewDocument(keepRefused);

  const look = async (address: string): Promise<Look> => {
    errors = [];
    await page.goto(address, { timeout: 0 });
    await page.evaluate(watchPage);
    const outcome = await page.evaluate(hydrateAll, LIMIT_MS, SETTLED_MS);
    const reached = await page.evaluate(() => window.changesOfShell?.() ?? []);
    const unstyled = await page.evaluate(() => window.unstyledDemos?.() ?? []);
    return { outcome, reached, unstyled };
  };
  /** A demo that leaves its document ends what is asked there. */
  const leave = (error: unknown): null => {
    if (!browser.connected) throw error;
    return null;
  };

  return {
    visit: async (address) => {
      const found = await Promise.race([look(address).catch(leave), silence()]);
      const { outcome, ...seen } = found ?? hanging;
      return { faults: faultsOf(outcome, errors, seen), isUsable: found !== null };
    },
    close: () => {
      // Nobody waits for it: one that is going elsewhere may never say that it has closed.
      page.close().catch(() => undefined);
    },
  };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, SILENCE_MS, null).unref());
}

function firstLine(error: unknown): string {
  return stripVTControlCharacters(String(error)).split("\n", 1)[0] ?? "";
}
