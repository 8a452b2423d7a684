import { analytics } from "../model/analytics";
import type { IconSetBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { CopyButton } from "../ui/CopyButton";
import { Icon } from "../ui/Icon";
import { copyRoot, copySource, needsScript, styledKind } from "../ui/markup";
import { Note } from "../ui/Note";
import { iconClose, iconCopy, iconImage, iconLine, iconWords } from "./markup";

export interface IconDialogProps {
  readonly block: IconSetBlock;
  readonly t: Translate;
}

/** One icon: its styles, its sizes, and the lines that bring it into a project. */
export function IconDialog({ block, t }: IconDialogProps) {
  return (
    <dialog
      className="s-dialog icons-dialog"
      aria-labelledby="icon-dialog-title"
      {...{ [needsScript]: "" }}
      {...analytics({ eventAction: "style", eventLabel: "{value}" })}
    >
      <header className="s-dialog-head">
        <h2 id="icon-dialog-title" dir="ltr" tabIndex={-1} />
        <button
          type="button"
          className="s-icon-button"
          {...{ [iconClose]: "" }}
          {...analytics({ eventAction: "close" })}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t("icons.close")}</span>
        </button>
      </header>
      <div className="icons-about">
        <div className="icons-stage">
          <svg viewBox={block.viewBox} role="img" {...{ [iconImage]: "" }} />
          <CopySvg t={t} />
        </div>
        <fieldset className="icons-variants">
          <legend>{t("icons.style")}</legend>
          <div>
            {block.styles.map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="icon-dialog-style" value={id} />
                <svg viewBox={block.viewBox} aria-hidden="true" />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <h3>{t("icons.import")}</h3>
        {block.imports.map((template) => (
          <Line key={template} template={template} t={t} />
        ))}
        <h3>{t("icons.sizes")}</h3>
        <ul className="icons-sizes">
          {block.sizes.map(({ label, pixels, code }) => (
            <li key={label}>
              <svg viewBox={block.viewBox} width={pixels} height={pixels} aria-hidden="true" />
              <span>{t("icons.size", { label, pixels })}</span>
              <Line template={code} t={t} />
            </li>
          ))}
        </ul>
        <p className="icons-words">
          {t("icons.words")} <span {...{ [iconWords]: "" }} />
        </p>
      </div>
    </dialog>
  );
}

/** A line of code that names the icon. */
function Line({ template, t }: { readonly template: string; readonly t: Translate }) {
  return (
    <div className="s-code" {...{ [copyRoot]: "" }} {...analytics({ eventLabel: "code" })}>
      <pre className="s-code-text" tabIndex={0} {...{ [copySource]: "" }}>
        <code {...{ [iconLine]: template }} />
      </pre>
      <CopyButton t={t} />
    </div>
  );
}

function CopySvg({ t }: { readonly t: Translate }) {
  return (
    <span className="s-copy">
      <button
        type="button"
        className="s-button icons-copy"
        {...{ [styledKind]: "quiet" }}
        {...{ [iconCopy]: "" }}
        {...analytics({ eventAction: "copy", eventLabel: "svg" })}
      >
        <Icon name="copy" />
        {t("icons.copySvg")}
      </button>
      <Note />
    </span>
  );
}
