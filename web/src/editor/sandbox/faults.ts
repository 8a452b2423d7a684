import { withoutColors } from "../../demo/errorMessage";
import { EndlessLoop } from "./guard";
import { UnknownImport } from "./libraries";
import { type Fault, type Place, shortText } from "./messages";

/** A stack begins with the message, which may have any length. */
const longestStack = 10_000;

/** The entry exports no component. */
export class NoComponent extends Error {}

/** A part of the libraries did not arrive. */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** The host lets no code be evaluated: the policy of this document does, but another may be sent. */
export class Refusal extends Error {}

/** A file that the browser cannot read, where the compiler could. */
export class UnreadableFile extends Error {
  /** From 1, once somebody has found it. */
  line: number | null = null;

  constructor(
    readonly file: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(messageOf(cause), { cause });
  }
}

/** Returns the fault for the page; `files` are those whose lines it may name. */
export function faultOf(error: unknown, files: readonly string[]): Fault {
  try {
    return told(error, files);
  } catch {
    // Code can throw what throws when it is looked at; of that there is nothing to tell.
    return { kind: "thrown", message: typeof error, place: null };
  }
}

function told(error: unknown, files: readonly string[]): Fault {
  if (error instanceof UnknownImport) {
    return { kind: "import", specifier: error.specifier, available: error.available };
  }
  if (error instanceof NoComponent) return { kind: "component" };
  if (error instanceof LoadFailure) return { kind: "load", message: error.message };
  if (error instanceof Refusal) return { kind: "refused" };
  if (error instanceof UnreadableFile) {
    const { file, line, message } = error;
    return { kind: "thrown", message, place: { file, line } };
  }
  const place = placeOf(error, files);
  if (error instanceof EndlessLoop) return { kind: "loop", place };
  return { kind: "thrown", message: messageOf(error), place };
}

/** Where an error came from, as far as its stack names one of the files. */
export function placeOf(error: unknown, files: readonly string[]): Place | null {
  const stack = error instanceof Error ? String(error.stack).slice(0, longestStack) : "";
  for (const { index, 1: line } of stack.matchAll(/:(\d+):\d+/g)) {
    const file = files.find((name) => isNamedBefore(stack, index, name));
    if (file !== undefined) return { file, line: Number(line) };
  }
  return null;
}

function isNamedBefore(stack: string, end: number, name: string): boolean {
  const start = end - name.length;
  return stack.startsWith(name, start) && !/[\w.-]/.test(stack.charAt(start - 1));
}

/** Names and messages of errors are whatever the code has made them. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return shortText(error);
  const [name, message] = [shortText(error.name), withoutColors(shortText(error.message))];
  return name === "Error" ? message : `${name}: ${message}`;
}
