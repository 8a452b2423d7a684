import { type CSSProperties, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CodeFile } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Packed, packed } from "../ui/Packed";
import { type CodeState, type Panel, previewIndent, shownParts } from "./panels";

export interface CodePanelProps {
  readonly panel: Panel;
  /** Whether its styling is the demo's first, which shows where the chosen one is missing. */
  readonly first: boolean;
  /** How much of it shows at first. */
  readonly now: CodeState["now"];
  /** Of the file tabs, unique in the page. */
  readonly name: string;
  readonly t: Translate;
}

/**
 * The files of a demo in one styling and language; styles pick the panel that shows. What few readers
 * ask for is packed: the other forms of a demo, and the code around what shows of it.
 */
export function CodePanel({ panel, first, now, name, t }: CodePanelProps) {
  const { files, styling, languages } = panel;
  const choice = {
    "data-variant": languages,
    "data-styling": styling,
    "data-first": first ? "" : undefined,
  };
  const shown = first && languages.startsWith("ts") && now !== "hidden";
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    return (
      <div className="demo-panel" {...choice}>
        <CodeText file={only} packed={!shown} now={now} />
      </div>
    );
  }
  return (
    <fieldset className="demo-panel s-tabs" {...choice}>
      <legend className="visually-hidden">{t("demo.files")}</legend>
      {files.map((file, index) => (
        <Fragment key={file.name}>
          <FileTab file={file} name={name} first={index === 0} />
          <div className="s-tab-panel">
            <CodeText file={file} packed={!shown || !isShown(file, now)} now={now} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}

function isShown({ preview }: CodeFile, now: CodeState["now"]): boolean {
  return now === "expanded" || preview !== null;
}

interface FileTabProps {
  readonly file: CodeFile;
  readonly name: string;
  readonly first: boolean;
}

/** A radio button, so that files can be looked through without script. */
function FileTab({ file, name, first }: FileTabProps) {
  return (
    <label className="s-tab">
      <input
        className="visually-hidden"
        type="radio"
        name={name}
        value={file.name}
        defaultChecked={first}
      />
      <span>{file.name}</span>
    </label>
  );
}

interface CodeTextProps {
  readonly file: CodeFile;
  /** Whether all of it is packed. */
  readonly packed: boolean;
  readonly now: CodeState["now"];
}

function CodeText({ file, packed: isPacked, now }: CodeTextProps) {
  if (!isPacked) return drawText(file, now === "preview" ? markupAround(file) : file.html);
  return <Packed html={renderToStaticMarkup(drawText(file, file.html))} />;
}

function drawText(file: CodeFile, html: string): ReactElement {
  const style = { "--indent": previewIndent(file) } as CSSProperties;
  return (
    <pre className="s-code-text" tabIndex={0} role="group" aria-label={file.name} style={style}>
      <code data-copy-source="" dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** The lines of a preview between what is packed of the rest. */
function markupAround(file: CodeFile): string {
  const { before, shown, after } = shownParts(file);
  return `${packed(before)}${shown}${packed(after)}`;
}
