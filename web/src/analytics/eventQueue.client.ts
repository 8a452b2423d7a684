/** Data about an event, a visit or a reader: words and figures by name. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** Takes events and sends them later. */
export interface EventQueue {
  /** Notes an event. */
  event(name: string, fields: Fields): void;
  /** Notes what holds from now on, as far as it has changed. */
  set(properties: Fields): void;
  /** Sends what is noted. */
  flush(): void;
}

/** Hands a message over to the browser, which sends it whatever becomes of the page. */
export type Send = (message: string) => void;

/** The name of what `set` notes, which keeps its place among the events. */
const userProperties = "user_properties";

const batchSize = 20;
const pause = 5000;
const longestText = 500;

/**
 * Gathers events and sends them in batches: when many wait, after a pause, when `flush` says that
 * the page may go, and at once while it is hidden. Answers are never looked at.
 */
export function createEventQueue(id: string, send: Send, isHidden: () => boolean): EventQueue {
  let waiting: object[] = [];
  let known: Fields = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    send(JSON.stringify({ id, events: waiting }));
    waiting = [];
  };
  const event = (name: string, fields: Fields) => {
    waiting.push({ name, time: Date.now(), fields: shortened(fields) });
    if (waiting.length >= batchSize || isHidden()) flush();
    else timer ??= setTimeout(flush, pause);
  };
  return {
    event,
    set(properties) {
      const changed = Object.keys(properties).some((key) => properties[key] !== known[key]);
      if (!changed) return;
      known = properties;
      event(userProperties, properties);
    },
    flush,
  };
}

/** A batch has to stay small enough for a beacon. */
function shortened(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === "string" ? value.slice(0, longestText) : value,
    ]),
  );
}

/** Sends by the browser's beacon, as text: a service elsewhere needs no question first. */
export function beacon(endpoint: string): Send {
  return (message) => {
    navigator.sendBeacon(endpoint, new Blob([message], { type: "text/plain" }));
  };
}
