import type { Word } from "../model/words";
import { Html } from "../ui/Html";
import { Deprecation } from "./Deprecation";

export interface ApiTextProps {
  readonly html: string;
  /** Why not to use it any more, as HTML. */
  readonly deprecated: string | null;
  readonly word: Word;
}

/** What something does, and what to use instead. */
export function ApiText({ html, deprecated, word }: ApiTextProps) {
  const warns = deprecated !== null && deprecated !== "";
  if (!warns) return html === "" ? null : <Html className="api-text s-prose" html={html} />;
  return (
    <div className="api-text">
      {html !== "" && <Html className="s-prose" html={html} />}
      <Deprecation html={deprecated} word={word} />
    </div>
  );
}
