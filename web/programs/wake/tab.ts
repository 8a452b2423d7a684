import type { Browser } from "puppeteer-core";
import { type Fault, faultsOf } from "./faults.ts";
import { hydrateAll, keepRefused, type Outcome } from "./inPage.ts";

/** A demo on a busy machine comes alive in less. */
const LIMIT_MS = 10_000;
const SETTLED_MS = 60;
/** Scripts that go on for ever keep the page from answering. */
const SILENCE_MS = LIMIT_MS + 5000;

const hanging: Outcome = { refused: [], crashes: [], asleep: 1 };

/** Opens documents, one after the other. */
export interface Tab {
  /** Returns what is wrong with the demo of a document, and whether the tab can open another one. */
  readonly visit: (address: string) => Promise<{ faults: Fault[]; isUsable: boolean }>;
  readonly close: () => Promise<void>;
}

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on("pageerror", (error) => errors.push(firstLine(error)));
  await page.evaluateOnNewDocument(keepRefused);

  const look = async (address: string): Promise<Outcome> => {
    errors = [];
    await page.goto(address, { timeout: 0 });
    return page.evaluate(hydrateAll, LIMIT_MS, SETTLED_MS);
  };

  return {
    visit: async (address) => {
      const outcome = await Promise.race([look(address), silence()]);
      return { faults: faultsOf(outcome ?? hanging, errors), isUsable: outcome !== null };
    },
    close: () => page.close(),
  };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, SILENCE_MS, null).unref());
}

function firstLine(error: unknown): string {
  return String(error).split("\n", 1)[0] ?? "";
}
