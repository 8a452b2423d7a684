import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "./Icon";
import { Note } from "./Note";

export interface CopyButtonProps {
  readonly t: Translate;
  /** In a toolbar, which is one stop for the tab key. */
  readonly tabIndex?: -1;
}

/** Copies the code of the nearest `data-copy-root`; `copy.client.ts` gives it life. */
export function CopyButton({ t, tabIndex }: CopyButtonProps) {
  return (
    <span className="s-copy" data-needs-script="">
      <button
        type="button"
        className="s-tool-button"
        data-copy=""
        data-copied={t("code.copied")}
        data-denied={t("code.denied")}
        tabIndex={tabIndex}
        {...analytics({ eventAction: "copy" })}
      >
        <Icon name="copy" />
        <span className="visually-hidden">{t("code.copy")}</span>
      </button>
      <Note />
    </span>
  );
}
