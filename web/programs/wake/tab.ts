import { type DevTools, field } from "./devTools.ts";
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

export async function openTab({ send, listen }: DevTools): Promise<Tab> {
  const { targetId } = await ask(send("Target.createTarget", { url: "about:blank" }), "targetId");
  const attached = send("Target.attachToTarget", { targetId, flatten: true });
  const { sessionId } = await ask(attached, "sessionId");
  let errors: string[] = [];
  let onLoad: () => void = () => undefined;

  listen(sessionId, (event, parameters) => {
    if (event === "Page.loadEventFired") onLoad();
    if (event === "Runtime.exceptionThrown") errors.push(messageOf(parameters));
  });
  const tell = (command: string, parameters = {}) => send(command, parameters, sessionId);
  const source = `(${keepRefused.toString()})()`;
  await Promise.all([
    tell("Page.enable"),
    tell("Runtime.enable"),
    tell("Page.addScriptToEvaluateOnNewDocument", { source }),
  ]);

  const look = async (address: string): Promise<Outcome> => {
    errors = [];
    const loaded = new Promise<void>((resolve) => (onLoad = resolve));
    await tell("Page.navigate", { url: address });
    await loaded;
    const limits = `${String(LIMIT_MS)}, ${String(SETTLED_MS)}`;
    const expression = `(${hydrateAll.toString()})(${limits})`;
    const answer = tell("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    // What it says is written in `hydrateAll`.
    return JSON.parse(String(field(await answer, "result", "value"))) as Outcome;
  };

  return {
    visit: async (address) => {
      const outcome = await Promise.race([look(address), silence()]);
      return { faults: faultsOf(outcome ?? hanging, errors), isUsable: outcome !== null };
    },
    close: async () => {
      await send("Target.closeTarget", { targetId });
    },
  };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, SILENCE_MS, null).unref());
}

/** Returns an answer that has a text of this name. */
async function ask<Name extends string>(answer: Promise<unknown>, name: Name) {
  return { [name]: String(field(await answer, name)) } as Record<Name, string>;
}

/** Returns the first line of an error that nobody caught. */
function messageOf(parameters: unknown): string {
  const details = field(parameters, "exceptionDetails");
  const { description, value } = {
    description: field(details, "exception", "description"),
    value: field(details, "exception", "value"),
  };
  const text = description ?? value ?? field(details, "text");
  return String(text).split("\n", 1)[0] ?? "";
}
