import { formatMessage, type Messages } from "../model/formatMessage";
import type { Translate } from "../model/messages";

/** The messages of a search for icons, with places such as `{count}` for values. */
export interface IconMessages {
  /** The language of all of these, in which numbers are written too. */
  readonly language: string;
  /** Texts about results by their keys, in each plural form of the language. */
  readonly results: Messages;
  readonly failed: string;
  readonly svgCopied: string;
  readonly svgDenied: string;
}

export function iconMessages(t: Translate, messages: Messages, language: string): IconMessages {
  const results = Object.entries(messages).filter(([key]) =>
    /^icons\.(count|found|none|nearest)\b/.test(key),
  );
  return {
    language,
    results: Object.fromEntries(results),
    failed: t("icons.failed"),
    svgCopied: t("code.copied"),
    svgDenied: t("icons.copySvg.denied"),
  };
}

interface IconResult {
  readonly count: number;
  readonly query: string;
  /** The word that was searched for instead. */
  readonly nearest: string | null;
}

/** Says how many icons there are to see, and why. */
export function resultText({ results, language }: IconMessages, result: IconResult): string {
  const { count, query, nearest } = result;
  return formatMessage(
    results,
    messageKey(result),
    { count, query, word: nearest ?? "" },
    language,
  );
}

function messageKey({ count, query, nearest }: IconResult): string {
  if (count === 0) return "icons.none";
  if (nearest !== null) return "icons.nearest";
  return query === "" ? "icons.count" : "icons.found";
}
