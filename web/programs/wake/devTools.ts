import type { Readable, Writable } from "node:stream";
import { isRecord, parseJson } from "../shared/unknown.ts";

export type Listener = (event: string, parameters: unknown) => void;

/** A connection by the Chrome DevTools Protocol. */
export interface DevTools {
  /** Sends a command, to the browser or to the tab of a session; rejects where it is refused. */
  readonly send: (
    command: string,
    parameters?: Readonly<Record<string, unknown>>,
    session?: string,
  ) => Promise<unknown>;
  /** Calls `listener` with the events of a session. */
  readonly listen: (session: string, listener: Listener) => void;
}

interface Command {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a browser that reads from `input` and writes to `output`, with a zero after each message. */
export function connectDevTools(input: Writable, output: Readable): DevTools {
  const commands = new Map<unknown, Command>();
  const listeners = new Map<unknown, Listener>();
  let last = 0;

  const receive = (text: string) => {
    const message = parseJson(text);
    const command = commands.get(field(message, "id"));
    if (command === undefined) {
      const [event, parameters] = [field(message, "method"), field(message, "params")];
      listeners.get(field(message, "sessionId"))?.(String(event), parameters);
      return;
    }
    commands.delete(field(message, "id"));
    const error = field(message, "error", "message");
    if (error === undefined) command.resolve(field(message, "result"));
    else command.reject(new Error(JSON.stringify(error)));
  };

  let begun = "";
  output.setEncoding("utf8");
  output.on("data", (chunk: string) => {
    const messages = chunk.split("\0");
    messages[0] = begun + (messages[0] ?? "");
    begun = messages.pop() ?? "";
    messages.forEach(receive);
  });
  input.on("error", () => undefined); // The browser has ended, which its process tells.

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        commands.set(last, { resolve, reject });
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    listen: (session, listener) => {
      listeners.set(session, listener);
    },
  };
}

/** Returns a field of a message, or of an object in it. */
export function field(message: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    message,
  );
}
