import { type CSSProperties, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CodeFile, Demo } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { DeferredMarkup, deferMarkup } from "../ui/DeferredMarkup";
import { namesBySource } from "./imports";
import {
  type CodeState,
  formOf,
  isDeferred,
  type Panel,
  previewIndent,
  shownParts,
} from "./panels";
import type { SharedCode, SharedFile } from "./findSharedCode";

export interface CodePanelProps {
  readonly panel: Panel;
  readonly demo: Demo;
  readonly code: CodeState;
  readonly shared: SharedCode;
  /** Of the file tabs, unique in the page. */
  readonly name: string;
  readonly t: Translate;
}

/**
 * The files of a demo in one styling and language; styles pick the panel that shows. What few readers
 * ask for is deferred: the other forms of a demo, and the code around what shows of it.
 */
export function CodePanel({ panel, demo, code, shared, name, t }: CodePanelProps) {
  const { files } = panel;
  const form = formOf(panel, demo);
  const text = (file: CodeFile) => (
    <>
      {code.folded === "preview" && <ImportsLine file={file} t={t} />}
      {isDeferred(file, panel, demo, code) ? (
        <DeferredCode file={file} shared={shared.get(file)} t={t} />
      ) : (
        <OpenCode file={file} now={code.now} />
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

interface OpenCodeProps {
  readonly file: CodeFile;
  readonly now: CodeState["now"];
}

function OpenCode({ file, now }: OpenCodeProps) {
  return renderText(file, now === "preview" ? markupAround(file) : file.html);
}

interface DeferredCodeProps {
  readonly file: CodeFile;
  readonly shared: SharedFile | undefined;
  readonly t: Translate;
}

/** A file of which nothing shows at first. Where another demo has it, the page holds it there alone. */
function DeferredCode({ file, shared, t }: DeferredCodeProps) {
  if (shared?.first == null) {
    return (
      <DeferredMarkup id={shared?.id} html={renderToStaticMarkup(renderText(file, file.html))} />
    );
  }
  const { name, title } = shared.first;
  return (
    <DeferredMarkup
      sameAs={shared.id}
      within={name}
      html={renderToStaticMarkup(
        <p className="demo-same-file">
          <a href={`#${name}`}>{t("demo.sameFile", { file: file.name, demo: title })}</a>
        </p>,
      )}
    />
  );
}

function renderText(file: CodeFile, html: string): ReactElement {
  const style = { "--indent": previewIndent(file) } as CSSProperties;
  return (
    <pre className="s-code-text" tabIndex={0} role="group" aria-label={file.name} style={style}>
      <code data-copy-source="" dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** The lines of a preview between what is deferred of the rest. */
function markupAround(file: CodeFile): string {
  const { before, shown, after } = shownParts(file);
  return `${deferMarkup(before)}${shown}${deferMarkup(after)}`;
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
