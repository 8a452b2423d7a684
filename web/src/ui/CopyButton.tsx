import { analytics } from "../model/analytics";
import type { Word } from "../model/words";
import { Icon } from "./Icon";
import { Note } from "./Note";

export interface CopyButtonProps {
  readonly word: Word;
  /** In a toolbar, which is one stop for the tab key. */
  readonly tabIndex?: -1;
}

/** Copies the code of the nearest `data-copy-root`; `copy.ts` gives it life. */
export function CopyButton({ word, tabIndex }: CopyButtonProps) {
  return (
    <span className="s-copy" data-needs-script="">
      <button
        type="button"
        className="s-copy-button"
        data-copy=""
        data-copied={word("code.copied")}
        data-denied={word("code.denied")}
        tabIndex={tabIndex}
        {...analytics({ eventAction: "copy" })}
      >
        <Icon name="copy" />
        <span className="visually-hidden">{word("code.copy")}</span>
      </button>
      <Note />
    </span>
  );
}
