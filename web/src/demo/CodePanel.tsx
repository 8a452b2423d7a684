import { type CSSProperties, Fragment } from "react";
import type { CodeFile } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { type Panel, previewIndent } from "./panels";

export interface CodePanelProps {
  readonly panel: Panel;
  /** Whether its styling is the demo's first, which shows where the chosen one is missing. */
  readonly first: boolean;
  /** Of the file tabs, unique in the page. */
  readonly name: string;
  readonly t: Translate;
}

/** The files of a demo in one styling and language; styles pick the panel that shows. */
export function CodePanel({ panel, first, name, t }: CodePanelProps) {
  const { files, styling, languages } = panel;
  const choice = {
    "data-variant": languages,
    "data-styling": styling,
    "data-first": first ? "" : undefined,
  };
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    return (
      <div className="demo-panel" {...choice}>
        <CodeText file={only} />
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
            <CodeText file={file} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
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

function CodeText({ file }: { readonly file: CodeFile }) {
  const style = { "--indent": previewIndent(file) } as CSSProperties;
  return (
    <pre className="s-code-text" tabIndex={0} role="group" aria-label={file.name} style={style}>
      <code data-copy-source="" dangerouslySetInnerHTML={{ __html: file.html }} />
    </pre>
  );
}
