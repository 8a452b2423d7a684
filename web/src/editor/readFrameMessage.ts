import type { Fault, FromFrame, Place } from "./sandbox/protocol";
import { maxTextLength } from "./sandbox/textOf";

/** More modules than a message names. */
const maxNames = 50;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what a frame said. Edited code runs there, so nothing is taken on trust: what has another
 * shape is `null`, and texts and lists are cut where nobody would read on.
 */
export function readFrameMessage(data: unknown): FromFrame | null {
  if (!isRecord(data)) return null;
  const { type, version, count, height } = data;
  if (type === "size") return isFigure(height) ? { type, height } : null;
  if (type === "pong") return isCount(count) ? { type, count } : null;
  if (!isCount(version)) return null;
  if (type === "shown") return { type, version };
  if (type === "alert")
    return isText(data["text"]) ? { type, version, text: cut(data["text"]) } : null;
  const fault = type === "fault" ? readFault(data["fault"]) : null;
  return fault && { type: "fault", version, fault };
}

function readFault(data: unknown): Fault | null {
  if (!isRecord(data)) return null;
  const { kind, message, specifier, available } = data;
  switch (kind) {
    case "component":
    case "refused":
      return { kind };
    case "loop":
      return { kind, place: readPlace(data["place"]) };
    case "load":
      return isText(message) ? { kind, message: cut(message) } : null;
    case "thrown":
      return isText(message)
        ? { kind, message: cut(message), place: readPlace(data["place"]) }
        : null;
    case "import":
      return isText(specifier) && Array.isArray(available)
        ? { kind, specifier: cut(specifier), available: names(available) }
        : null;
    default:
      return null;
  }
}

/** Nobody knows the place where it has another shape. */
function readPlace(data: unknown): Place | null {
  if (!isRecord(data) || !isText(data["file"])) return null;
  const { file, line } = data;
  return { file: cut(file), line: isCount(line) ? line : null };
}

function names(list: readonly unknown[]): string[] {
  return list.slice(0, maxNames).filter(isText).map(cut);
}

function cut(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

function isRecord(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isFigure(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
