import type { Translate } from "../model/messages";

export interface SinceProps {
  /** The version that added it, where that is known. */
  readonly version: string | null;
  readonly t: Translate;
}

/** Since when a part of an entry is there. */
export function Since({ version, t }: SinceProps) {
  if (version === null) return null;
  return <span className="api-origin">{t("api.since", { version })}</span>;
}
