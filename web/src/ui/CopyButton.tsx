import type { Word } from "../model/words";
import { Icon } from "./Icon";

export interface CopyButtonProps {
  readonly word: Word;
}

/** Copies the code of the nearest `data-copy-root`; `copy.ts` gives it life. */
export function CopyButton({ word }: CopyButtonProps) {
  return (
    <button
      type="button"
      className="copy-button"
      data-copy=""
      data-copied={word("code.copied")}
      data-denied={word("code.denied")}
      data-needs-script=""
    >
      <Icon name="copy" />
      <span aria-live="polite">{word("code.copy")}</span>
    </button>
  );
}
