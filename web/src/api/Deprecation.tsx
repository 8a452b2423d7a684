import type { Word } from "../model/words";
import { Html } from "../ui/Html";

export interface DeprecationProps {
  /** The reason; an empty text where none is given, nothing where nothing is deprecated. */
  readonly html: string | null;
  readonly word: Word;
}

/** Why something should not be used any more. */
export function Deprecation({ html, word }: DeprecationProps) {
  if (html === null || html === "") return null;
  return (
    <p className="api-deprecated s-prose">
      {word("badge.deprecated")}: <Html as="span" html={html} />
    </p>
  );
}
