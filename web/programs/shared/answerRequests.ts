import { Console } from "node:console";
import { createInterface } from "node:readline";
import path from "node:path";
import { text } from "node:stream/consumers";
import { explainFailure, RequestError } from "./failure.ts";
import { isRecord, parseJson } from "./unknown.ts";

type Fields<Request> = readonly (keyof Request & string)[];

/**
 * Answers the one request that a program gets, in JSON: it comes on standard input, and the answer
 * goes to standard output. What is thrown goes to standard error, with status 1.
 *
 * `showfloor.node` is the other side of it.
 *
 * @param answer May give a promise; nothing becomes `null`.
 * @param fields That a request must have.
 */
export async function answerRequest<Request>(
  answer: (request: Request) => unknown,
  fields: Fields<Request>,
) {
  const write = ownOutput();
  try {
    const request = complete(parsed(await text(process.stdin)), fields);
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
 * @param answer May give a promise.
 * @param fields That a request must have.
 */
export async function answerRequests<Request>(
  answer: (request: Request) => unknown,
  fields: Fields<Request>,
) {
  const write = ownOutput();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = parsed(line);
    const ask = () => answer(complete(request, fields));
    write(`${JSON.stringify(await answered(ask))}\n`);
  }
}

async function answered(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
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

/** Raises an error that names the program and the fields that a request lacks. */
function complete<Request>(request: unknown, fields: Fields<Request>): Request {
  const given = isRecord(request) ? request : {};
  const missing = fields.filter((field) => !(field in given));
  if (missing.length === 0) return given as Request;
  const [program = ""] = process.argv.slice(1);
  const name = path.basename(path.dirname(program));
  throw new RequestError(`The request to the program "${name}" lacks ${missing.join(", ")}.`);
}

function parsed(request: string): unknown {
  try {
    return parseJson(request);
  } catch (error) {
    throw new RequestError(`The request is not JSON: ${String(error)}`);
  }
}
