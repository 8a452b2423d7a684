import { Console } from "node:console";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { explainFailure, RequestError } from "./failure.mjs";
import { parseJson } from "./unknown.mjs";

/**
 * Answers the one request that a program gets, in JSON: it comes on standard input, and the answer
 * goes to standard output. What is thrown goes to standard error, with status 1.
 *
 * `showfloor.node` is the other side of it.
 *
 * @template Request
 * @param {(request: Request) => unknown} answer May give a promise; nothing becomes `null`.
 */
export async function answerRequest(answer) {
  const write = ownOutput();
  try {
    const request = /** @type {Request} */ (parsed(await text(process.stdin)));
    write(JSON.stringify((await answer(request)) ?? null));
  } catch (error) {
    // Bundlers and packages may have left something running.
    process.stderr.write(`${explainFailure(error)}\n`, () => process.exit(1));
  }
}

/**
 * Answers requests as they come, a line of JSON each with a line of JSON, until the input ends. What
 * is thrown is an answer too: `{"type": "failed", "message", "stack"}`.
 *
 * @template Request
 * @param {(request: Request) => unknown} answer May give a promise.
 */
export async function answerRequests(answer) {
  const write = ownOutput();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = /** @type {Request} */ (parsed(line));
    write(`${JSON.stringify(await answered(request, answer))}\n`);
  }
}

/**
 * @template Request
 * @param {Request} request
 * @param {(request: Request) => unknown} answer
 * @returns {Promise<unknown>}
 */
async function answered(request, answer) {
  try {
    return await answer(request);
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { type: "failed", message, stack };
  }
}

/** Standard output carries the answer and nothing else: what packages print goes the other way. */
function ownOutput() {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  globalThis.console = new Console(process.stderr);
  return write;
}

/**
 * @param {string} request
 * @returns {unknown}
 */
function parsed(request) {
  try {
    return parseJson(request);
  } catch (error) {
    throw new RequestError(`The request is not JSON: ${String(error)}`);
  }
}
