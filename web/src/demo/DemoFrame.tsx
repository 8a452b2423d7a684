import type { CSSProperties } from "react";
import { analytics, inDemo } from "../model/analytics";
import type { Translate } from "../model/messages";
import { aloneRoute, dataPath } from "./alone";
import { CodePanel } from "./CodePanel";
import { codeState, panelsOf, shownLines } from "./panels";
import type { SharedCode } from "./sharedCode";
import { ScreenBar } from "./ScreenBar";
import { Ground, Performers, type StageProps } from "./Stage";
import { Toolbar } from "./Toolbar";

export interface DemoFrameProps extends StageProps {
  /** Of the page. */
  readonly route: string;
  /** What its demos have in common. */
  readonly shared: SharedCode;
  readonly t: Translate;
}

/** A demo on its stage, with its code. */
export function DemoFrame({ route, block, demo, shared, assets, islands, t }: DemoFrameProps) {
  const code = codeState(block, demo);
  const codeId = `${demo.name}-code`;
  const alone = aloneRoute(route, demo.name);
  return (
    <figure
      className="demo"
      id={demo.name}
      // Browsers do not name a figure by its caption.
      aria-label={demo.title}
      data-demo={demo.name}
      data-demo-family={demo.family}
      data-demo-data={dataPath(route, demo.name)}
      data-alone={alone}
      data-screen={block.screen ? "" : undefined}
      data-code={code.now}
      data-folded={code.folded}
      data-stylings={demo.variants.map(({ styling }) => styling).join(" ")}
      data-copy-root=""
      style={{ "--code-lines": shownLines(demo, code) } as CSSProperties}
    >
      <figcaption className="visually-hidden">{demo.title}</figcaption>
      {block.screen && <ScreenBar demo={demo} alone={alone} t={t} />}
      <Ground block={block} demo={demo}>
        {block.frameHeight === null ? (
          <Performers demo={demo} assets={assets} islands={islands} t={t} />
        ) : (
          <iframe className="demo-window" src={alone} title={demo.title} loading="lazy" />
        )}
      </Ground>
      <Toolbar demo={demo} code={code} codeId={codeId} t={t} />
      <div
        className="demo-code"
        id={codeId}
        {...analytics({ ...inDemo, eventAction: "file", eventLabel: "{value}" })}
      >
        {panelsOf(demo).map((panel) => (
          <CodePanel
            key={panel.key}
            {...{ panel, demo, code, shared }}
            name={`${codeId} ${panel.key}`}
            t={t}
          />
        ))}
      </div>
    </figure>
  );
}
