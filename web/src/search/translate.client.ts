import type { MessageValues } from "../model/fill";
import { formatMessage } from "../model/formatMessage";
import { pageLanguage } from "../ui/pageLanguage.client";

/** The words of a search; the build writes them here, so that pages need not hold them. */
const spoken: Readonly<Record<string, string>> = import.meta.env.SHOWFLOOR_SEARCH ?? {};

export function translate(key: string, values: MessageValues = {}): string {
  return formatMessage(spoken, `search.${key}`, values, pageLanguage());
}

/** How many things were found, in words. */
export function translateCount(count: number): string {
  return count === 0 ? translate("count.none") : translate("count", { count });
}
