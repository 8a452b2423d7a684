import { type ChildProcess, spawn } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { RequestError } from "../shared/failure.ts";
import { connectDevTools, type DevTools } from "./devTools.ts";

const PATIENCE_MS = 2000;
/** How long what a browser printed at its end may be on its way. */
const LAST_WORDS_MS = 100;
/** Of what the browser prints, the end, which says why it has ended. */
const PRINTED = 1000;

const quiet = [
  "--headless",
  "--remote-debugging-pipe",
  "--disable-gpu",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-extensions",
  "--disable-sync",
  "--mute-audio",
  // Tabs that are behind others work as fast.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

/**
 * Starts a browser for as long as `use` takes. It ends with the pipes to this process, so that it
 * never outlives it.
 *
 * @param profile Folder for the data of the browser.
 */
export async function withBrowser<Result>(
  program: string,
  profile: string,
  use: (devTools: DevTools) => Promise<Result>,
): Promise<Result> {
  const browser = spawn(program, [...quiet, ...sandbox(), `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  const ended = endOf(browser, program);
  const devTools = connectDevTools(...pipesOf(browser));
  try {
    return await Promise.race([use(devTools), ended]);
  } finally {
    await close(browser, devTools);
  }
}

/** Chromium refuses to run with its sandbox as root, as in containers. */
function sandbox(): readonly string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

function pipesOf({ stdio }: ChildProcess): [Writable, Readable] {
  const [, , , input, output] = stdio;
  if (input instanceof Writable && output instanceof Readable) return [input, output];
  throw new Error("the browser was started without pipes");
}

/** Rejects when the browser ends. */
function endOf(browser: ChildProcess, program: string): Promise<never> {
  let printed = "";
  browser.stderr?.setEncoding("utf8").on("data", (text: string) => {
    printed = (printed + text).slice(-PRINTED);
  });
  const ended = new Promise<never>((_resolve, reject) => {
    browser.on("error", ({ message }) => {
      reject(new RequestError(`${program} cannot be started: ${message}`));
    });
    browser.on("exit", () => {
      setTimeout(() => {
        reject(new RequestError(`${program} ended by itself. ${printed}`.trim()));
      }, LAST_WORDS_MS);
    });
  });
  ended.catch(() => undefined); // That it ends at last is no fault.
  return ended;
}

async function close(browser: ChildProcess, { send }: DevTools): Promise<void> {
  const gone =
    browser.exitCode !== null || browser.signalCode !== null || browser.pid === undefined;
  if (gone) return;
  const exit = new Promise((resolve) => browser.once("exit", resolve));
  send("Browser.close").catch(() => undefined);
  const timer = setTimeout(() => browser.kill("SIGKILL"), PATIENCE_MS);
  await exit;
  clearTimeout(timer);
}
