import { fill } from "../model/fill";
import type { Translate } from "../model/messages";

/** The messages of a search for icons; `{…}` is filled then. */
export interface IconMessages {
  /** The language of all of these, in which numbers are written too. */
  readonly language: string;
  readonly count: string;
  readonly countOne: string;
  readonly found: string;
  readonly foundOne: string;
  readonly none: string;
  readonly nearest: string;
  readonly failed: string;
  readonly svgCopied: string;
  readonly svgDenied: string;
}

export function iconMessages(t: Translate, language: string): IconMessages {
  const later = { count: "{count}", query: "{query}", word: "{word}" };
  return {
    language,
    count: t("icons.count", later),
    countOne: t("icons.count.one", later),
    found: t("icons.found", later),
    foundOne: t("icons.found.one", later),
    none: t("icons.none", later),
    nearest: t("icons.nearest", later),
    failed: t("icons.failed"),
    svgCopied: t("code.copied"),
    svgDenied: t("icons.copySvg.denied"),
  };
}

/** `2187` as `2,187` where the language writes it so. */
export function counted(count: number, language: string): string {
  return count.toLocaleString(language);
}

/** Says how many icons there are to see, and why. */
export function resultText(
  messages: IconMessages,
  { count, query, nearest }: { count: number; query: string; nearest: string | null },
): string {
  const values = { count: counted(count, messages.language), query, word: nearest ?? "" };
  if (count === 0) return fill(messages.none, values);
  if (nearest !== null) return fill(messages.nearest, values);
  const [all, found] =
    count === 1 ? [messages.countOne, messages.foundOne] : [messages.count, messages.found];
  return fill(query === "" ? all : found, values);
}
