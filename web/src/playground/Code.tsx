import { analytics } from "../model/analytics";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { CopyButton } from "../ui/CopyButton";
import { codeOf, textOf } from "./codeText";
import type { Line } from "./jsx";
import type { Changes } from "./values";

interface CodeProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly t: Translate;
}

/** The code of what shows: once where it has no types, else in each language. */
export function Code({ block, changes, t }: CodeProps) {
  const ts = codeOf(block, changes, "ts");
  const js = codeOf(block, changes, "js");
  const names = { js: t("demo.language.js"), ts: t("demo.language.ts") };
  if (textOf(ts) === textOf(js)) {
    return <CodeBox lines={js} variant="ts js" title={`${names.js} · ${names.ts}`} t={t} />;
  }
  return (
    <>
      <CodeBox lines={ts} variant="ts" title={names.ts} t={t} />
      <CodeBox lines={js} variant="js" title={names.js} t={t} />
    </>
  );
}

interface CodeBoxProps {
  readonly lines: readonly Line[];
  readonly variant: string;
  readonly title: string;
  readonly t: Translate;
}

function CodeBox({ lines, variant, title, t }: CodeBoxProps) {
  return (
    <div
      className="playground-code"
      data-copy-root=""
      data-variant={variant}
      {...analytics({ eventCategory: "playground" })}
    >
      <div className="playground-bar">
        <span aria-hidden="true">{title}</span>
        <CopyButton t={t} />
      </div>
      <pre className="s-code-text" tabIndex={0} role="group" aria-label={t("playground.code")}>
        <code data-copy-source="">
          {lines.map((line, index) => (
            <span key={index} className="s-line">
              {line.map(({ text, kind }, place) => (
                <span key={place} className={kind && `tok-${kind}`}>
                  {text}
                </span>
              ))}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
