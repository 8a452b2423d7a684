import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "./Icon";
import { Note } from "./Note";
import { copyButton, copiedMessage, deniedMessage, buttonTool, needsScript } from "./markup";

export interface CopyButtonProps {
  readonly t: Translate;
  /** In a toolbar, which is one stop for the tab key. */
  readonly tabIndex?: -1;
  /** Its name; without one it is "Copy". */
  readonly children?: ReactNode;
  /** The tool that copies instead, where the code beside the button is not all that is needed. */
  readonly does?: string;
}

/** Copies the code of the nearest `data-copy-root`; `copy.client.ts` gives it life. */
export function CopyButton({ t, tabIndex, children, does }: CopyButtonProps) {
  const copies = {
    [copyButton]: "",
    [copiedMessage]: t("code.copied"),
    [deniedMessage]: t("code.denied"),
  };
  return (
    <span className="s-copy" {...{ [needsScript]: "" }}>
      <button
        type="button"
        className="s-tool-button"
        {...(does === undefined ? copies : { [buttonTool]: does })}
        tabIndex={tabIndex}
        {...analytics({ eventAction: "copy" })}
      >
        <Icon name="copy" />
        {children ?? <span className="visually-hidden">{t("code.copy")}</span>}
      </button>
      <Note />
    </span>
  );
}
