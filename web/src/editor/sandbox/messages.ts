/** The messages between a page and the frame in which edited code runs, and how the page reads those of the frame. */

export interface RunFile {
  readonly name: string;
  readonly kind: "script" | "style" | "data";
  /** CommonJS, a style sheet or JSON. */
  readonly text: string;
}

/** How the page looks around the frame. */
export interface Appearance {
  readonly scheme: string;
  readonly direction: string;
  /** CSS values of the stage, which the frame covers. */
  readonly padding: string;
  readonly align: string;
  /** The greatest width of the demo; empty if it has none. */
  readonly width: string;
  /** Whether the frame has a fixed height, and does not follow its content. */
  readonly fixed: boolean;
  /** Style sheets of the fonts that only this page has, as whole addresses. */
  readonly fonts: readonly string[];
}

export interface RunRequest {
  readonly type: "run";
  /** Comes back with every answer, so that late ones are known. */
  readonly version: number;
  /** The entry first. */
  readonly files: readonly RunFile[];
  /** Modules of packages that the files import. */
  readonly imports: readonly string[];
  readonly tailwind: boolean;
}

export type ToFrame =
  | { readonly type: "appearance"; readonly appearance: Appearance }
  | { readonly type: "ping"; readonly count: number }
  | RunRequest;

const faults = {
  /** The code threw: as it was loaded, as it was drawn, or at an event. */
  thrown: { message: text, place },
  /** A loop ran for too long. */
  loop: { place },
  /** A module of a package that is not there. */
  import: { specifier: text, available: texts },
  /** The entry has no component as its default export. */
  component: {},
  /** A part of the libraries could not be fetched. */
  load: { message: text },
  /** The host does not let code be evaluated. */
  refused: {},
};

export type Fault = Variant<"kind", typeof faults>;

const messages = {
  shown: { version: count },
  fault: { version: count, fault: (data: unknown) => readVariant("kind", faults, data) },
  /** The code called `alert`, which a frame of another origin may not show. */
  alert: { version: count, text },
  size: { height: finite },
  pong: { count },
};

export type FromFrame = Variant<"type", typeof messages>;

/** Where in the edited code something went wrong. */
export interface Place {
  readonly file: string;
  /** From 1; `null` if the browser does not say. */
  readonly line: number | null;
}

/**
 * Reads a message of a frame. Edited code runs there, so nothing is taken on trust: what has another
 * shape is `null`, and texts and lists are cut where nobody would read on.
 */
export function readFromFrame(data: unknown): FromFrame | null {
  return readVariant("type", messages, data) ?? null;
}

/** Longer than any error that somebody reads, and short enough to be sent and shown at once. */
const maxTextLength = 2000;

/** More modules than a message names. */
const maxNames = 50;

/** Returns anything as a text that is not too long; values may throw when they are asked for one. */
export function shortText(value: unknown): string {
  try {
    return cut(String(value));
  } catch {
    return typeof value;
  }
}

/** Returns the value of a field; `undefined` if it has another shape. */
type ReadField = (data: unknown) => unknown;
type Fields = Readonly<Record<string, ReadField>>;

/** An object of one of several kinds; the field `Tag` says which, and the kind which others it has. */
type Variant<Tag extends string, Kinds extends Readonly<Record<string, Fields>>> = {
  [Kind in keyof Kinds]: Readonly<Record<Tag, Kind>> & {
    readonly [Name in keyof Kinds[Kind]]: Exclude<ReturnType<Kinds[Kind][Name]>, undefined>;
  };
}[keyof Kinds];

function readVariant<Tag extends string, Kinds extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  kinds: Kinds,
  data: unknown,
): Variant<Tag, Kinds> | undefined {
  if (!isRecord(data)) return undefined;
  const kind = data[tag];
  const fields = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (fields === undefined) return undefined;
  const entries = Object.entries(fields).map(([name, read]) => [name, read(data[name])] as const);
  if (entries.some(([, value]) => value === undefined)) return undefined;
  // The table of kinds gives both the fields and their types.
  return Object.fromEntries([[tag, kind], ...entries]) as Variant<Tag, Kinds>;
}

function text(data: unknown): string | undefined {
  return typeof data === "string" ? cut(data) : undefined;
}

function texts(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data.slice(0, maxNames).flatMap((one) => text(one) ?? []);
}

function finite(data: unknown): number | undefined {
  return typeof data === "number" && Number.isFinite(data) ? data : undefined;
}

function count(data: unknown): number | undefined {
  return typeof data === "number" && Number.isSafeInteger(data) && data >= 0 ? data : undefined;
}

/** Nobody knows the place if it has another shape. */
function place(data: unknown): Place | null {
  const file = isRecord(data) ? text(data["file"]) : undefined;
  return file === undefined || !isRecord(data) ? null : { file, line: count(data["line"]) ?? null };
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
