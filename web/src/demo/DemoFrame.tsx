import type { CSSProperties } from "react";
import { analytics, inDemo } from "../model/analytics";
import type { Translate } from "../model/messages";
import { standaloneRoute, dataPath } from "./standaloneRoute";
import { CodePanel } from "./CodePanel";
import { type CodeState, codeState, panelsOf, shownLines } from "./panels";
import { ScreenBar } from "./ScreenBar";
import { DemoStage, DemoVariants, type StageProps } from "./DemoStage";
import { Toolbar } from "./Toolbar";
import { demoFrame, demoDataAddress, codeFormsAddress, standaloneAddress } from "../browser/markup";
import { demoFamily, screenDemo, codeShown, foldedState } from "./markup";
import { demoStylings } from "../settings/markup";
import { copyRoot } from "../ui/markup";

export interface DemoFrameProps extends StageProps {
  /** Of the page. */
  readonly route: string;
  /** Address of the code that the page leaves out; `null` where it has all. */
  readonly codeForms: string | null;
  /** Packages whose license notice is explained below the stage. */
  readonly unlicensed: readonly string[];
  readonly t: Translate;
}

/** A demo on its stage, with its code. */
export function DemoFrame(props: DemoFrameProps) {
  const { route, block, demo } = props;
  const code = codeState(block, demo);
  return (
    <figure
      className="demo"
      id={demo.name}
      // Browsers do not name a figure by its caption.
      aria-label={demo.title}
      {...{
        [demoFrame]: demo.name,
        [demoFamily]: demo.family,
        [demoDataAddress]: dataPath(route, demo.name),
        [codeFormsAddress]: props.codeForms ?? undefined,
        [standaloneAddress]: standaloneRoute(route, demo.name),
        [screenDemo]: block.screen ? "" : undefined,
        [codeShown]: code.now,
        [foldedState]: code.folded,
        [demoStylings]: demo.variants.map(({ styling }) => styling).join(" "),
        [copyRoot]: "",
      }}
      style={{ "--code-lines": shownLines(demo, code) } as CSSProperties}
    >
      <figcaption className="visually-hidden">{demo.title}</figcaption>
      <Inside {...props} code={code} />
    </figure>
  );
}

type InsideProps = DemoFrameProps & { readonly code: CodeState };

function Inside(props: InsideProps) {
  const { route, block, demo, code, codeForms, unlicensed, assets, islands, t } = props;
  const codeId = `${demo.name}-code`;
  const alone = standaloneRoute(route, demo.name);
  return (
    <>
      {block.screen && <ScreenBar demo={demo} standalone={alone} t={t} />}
      <DemoStage block={block} demo={demo}>
        {block.frameHeight === null ? (
          <DemoVariants demo={demo} assets={assets} islands={islands} t={t} />
        ) : (
          <iframe className="demo-window" src={alone} title={demo.title} loading="lazy" />
        )}
      </DemoStage>
      {unlicensed.length > 0 && (
        <p className="demo-license">{t("demo.unlicensed", { packages: unlicensed.join(", ") })}</p>
      )}
      <Toolbar demo={demo} code={code} codeId={codeId} t={t} />
      <div
        className="demo-code"
        id={codeId}
        {...analytics({ ...inDemo, eventAction: "file", eventLabel: "{value}" })}
      >
        {panelsOf(demo).map((panel) => (
          <CodePanel
            key={panel.key}
            {...{ panel, demo, code, t }}
            whole={codeForms === null}
            name={`${codeId} ${panel.key}`}
          />
        ))}
        {codeForms !== null && (
          <p className="demo-forms-link">
            <a href={codeForms}>{t("demo.forms", { title: demo.title })}</a>
          </p>
        )}
      </div>
    </>
  );
}
