import { Console } from "node:console";
import { text } from "node:stream/consumers";
import { explainFailure, RequestError } from "./failure.mjs";
import { parseJson } from "./unknown.mjs";

/**
 * Answers the one request that a program gets, in JSON: it stands on standard input, and the answer
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
