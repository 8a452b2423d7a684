import { type CSSProperties, Fragment } from "react";
import type { CodeFile, Demo } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { namesBySource } from "./imports";
import {
  type CodeState,
  formOf,
  isFetched,
  lineCount,
  type Panel,
  previewIndent,
  previewLines,
} from "./panels";
import { fetchedCode, joinedFiles, previewLine } from "./markup";
import { copySource } from "../ui/markup";

export interface CodePanelProps {
  readonly panel: Panel;
  readonly demo: Demo;
  readonly code: CodeState;
  /** Whether the page has all files: in development none is fetched. */
  readonly whole: boolean;
  /** Of the file tabs, unique in the page. */
  readonly name: string;
  readonly t: Translate;
}

/** The files of a demo in one styling and language; styles pick the panel that shows. */
export function CodePanel({ panel, demo, code, whole, name, t }: CodePanelProps) {
  const { files } = panel;
  const form = formOf(panel, demo);
  const text = (file: CodeFile) => (
    <>
      {code.folded === "preview" && <ImportsLine file={file} t={t} />}
      {!whole && isFetched(file, panel, demo) ? (
        <FetchedCode file={file} />
      ) : (
        <CodeText file={file} />
      )}
    </>
  );
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    return (
      <div className="demo-panel" {...form}>
        {text(only)}
      </div>
    );
  }
  return (
    <fieldset className="demo-panel s-tabs" {...form}>
      <legend className="visually-hidden">{t("demo.files")}</legend>
      {files.map((file, index) => (
        <Fragment key={file.name}>
          <FileTab file={file} name={name} first={index === 0} />
          <div className="s-tab-panel">{text(file)}</div>
        </Fragment>
      ))}
      <JoinedFiles joined={panel.joined} isFetched={!whole} />
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

/** The text of a file, highlighted. */
export function CodeText({ file }: { readonly file: CodeFile }) {
  const style = { "--indent": previewIndent(file) } as CSSProperties;
  return (
    <pre className="s-code-text" tabIndex={0} role="group" aria-label={file.name} style={style}>
      <code {...{ [copySource]: "" }} dangerouslySetInnerHTML={{ __html: file.html }} />
    </pre>
  );
}

interface JoinedFilesProps {
  readonly joined: Panel["joined"];
  /** Whether only their place is there. */
  readonly isFetched?: boolean;
}

/** How the files of a panel are joined when they are copied: the pieces of one, for scripts. */
export function JoinedFiles({ joined, isFetched = false }: JoinedFilesProps) {
  if (joined === null) return null;
  return (
    <pre hidden {...{ [joinedFiles]: "", [fetchedCode]: isFetched ? "" : undefined }}>
      <code>{!isFetched && JSON.stringify(joined)}</code>
    </pre>
  );
}

/** The place of a text that `codeForms.client.ts` fetches, as high as the text. */
function FetchedCode({ file }: { readonly file: CodeFile }) {
  const preview = previewLines(file);
  const style = {
    "--indent": previewIndent(file),
    "--lines": lineCount(file),
    "--preview-lines": preview,
  } as CSSProperties;
  return (
    <pre
      className="s-code-text"
      tabIndex={0}
      role="group"
      aria-label={file.name}
      {...{ [fetchedCode]: "", [previewLine]: preview > 0 ? "" : undefined }}
      style={style}
    >
      <code {...{ [copySource]: "" }} />
    </pre>
  );
}

interface ImportsLineProps {
  readonly file: CodeFile;
  readonly t: Translate;
}

/** Says above folded code where the names in it come from. */
function ImportsLine({ file, t }: ImportsLineProps) {
  const sources = [...namesBySource(file.source)];
  if (file.preview === null || sources.length === 0) return null;
  return (
    <p className="demo-imports">
      <span>{t("demo.imports")}</span>
      {sources.map(([module, names]) => (
        <span key={module}> {t("demo.imports.from", { names: names.join(", "), module })}</span>
      ))}
    </p>
  );
}
