import type { Demo } from "../model/page.gen";
import type { Word } from "../model/words";
import { CopyButton } from "../ui/CopyButton";
import { Icon } from "../ui/Icon";
import type { CodeState } from "./panels";

export interface ToolbarProps {
  readonly demo: Demo;
  readonly code: CodeState;
  readonly codeId: string;
  readonly word: Word;
}

/** What a reader can do with a demo's code; `behaviour.ts` gives it life. */
export function Toolbar({ demo, code, codeId, word }: ToolbarProps) {
  const stylings = demo.variants.map(({ styling }) => styling);
  return (
    <div className="demo-toolbar" data-needs-script="">
      <Switch name="variant" label={word("demo.language")}>
        {[
          ["ts", word("demo.language.ts")],
          ["js", word("demo.language.js")],
        ]}
      </Switch>
      {stylings.length > 1 && (
        <Switch name="styling" label={word("demo.styling")}>
          {stylings.map((styling) => [styling, word(`demo.styling.${styling}`)])}
        </Switch>
      )}
      <FoldButton code={code} codeId={codeId} word={word} />
      <CopyButton word={word} />
    </div>
  );
}

interface SwitchProps {
  /** Which choice of the whole site it makes. */
  readonly name: "variant" | "styling";
  readonly label: string;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Switch({ name, label, children }: SwitchProps) {
  return (
    <div className="demo-switch" role="group" aria-label={label} data-choose={name}>
      {children.map(([value, text]) => (
        <button key={value} type="button" value={value} aria-pressed="false">
          {text}
        </button>
      ))}
    </div>
  );
}

function FoldButton({ code, codeId, word }: Omit<ToolbarProps, "demo">) {
  const part = code.folded === "preview";
  return (
    <button
      type="button"
      className="demo-fold"
      data-fold=""
      aria-controls={codeId}
      aria-expanded={code.now === "expanded"}
    >
      <span data-when="folded">{word(part ? "demo.code.expand" : "demo.code.show")}</span>
      <span data-when="expanded">{word(part ? "demo.code.collapse" : "demo.code.hide")}</span>
      <Icon name="chevron" />
    </button>
  );
}
