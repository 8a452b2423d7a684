import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";

export interface DeprecationProps {
  /** The reason; an empty text where none is given, nothing where nothing is deprecated. */
  readonly html: string | null;
  readonly t: Translate;
}

/** Why something should not be used any more. */
export function Deprecation({ html, t }: DeprecationProps) {
  if (html === null || html === "") return null;
  return (
    <p className="api-deprecated s-prose">
      {t("badge.deprecated")}: <Html as="span" html={html} />
    </p>
  );
}
