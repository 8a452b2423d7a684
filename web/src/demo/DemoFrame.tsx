import type { Assets, Demo, DemoBlock } from "../model/page.gen";
import type { Word } from "../model/words";
import { CodePanel } from "./CodePanel";
import { Island } from "./Island";
import { islandPrefix, type Islands } from "./islands";
import { codeState, panelsOf } from "./panels";
import { Toolbar } from "./Toolbar";

export interface DemoFrameProps {
  readonly block: DemoBlock;
  readonly demo: Demo;
  readonly assets: Assets;
  readonly islands: Islands;
  readonly word: Word;
}

/** A demo on its stage, with its code. */
export function DemoFrame({ block, demo, assets, islands, word }: DemoFrameProps) {
  const code = codeState(block, demo);
  const codeId = `${demo.name}-code`;
  return (
    <figure
      className="demo"
      id={demo.name}
      data-demo={demo.name}
      data-code={code.now}
      data-folded={code.folded}
      data-stylings={demo.variants.map(({ styling }) => styling).join(" ")}
      data-copy-root=""
    >
      <figcaption className="visually-hidden">{demo.title}</figcaption>
      <div
        className="demo-stage"
        data-stage={demo.family}
        data-background={block.background}
        data-align={block.align}
      >
        {demo.variants.map(({ module, styling }, index) => (
          <Island
            key={module}
            assets={assets.demos[module]}
            prefix={islandPrefix(demo, styling)}
            html={islands.get(module) ?? null}
            styling={{ name: styling, first: index === 0 }}
            word={word}
          />
        ))}
      </div>
      <Toolbar demo={demo} code={code} codeId={codeId} word={word} />
      <div className="demo-code" id={codeId}>
        {panelsOf(demo).map((panel) => (
          <CodePanel
            key={panel.key}
            panel={panel}
            first={panel.styling === demo.variants[0]?.styling}
            name={`${codeId} ${panel.key}`}
            word={word}
          />
        ))}
      </div>
    </figure>
  );
}
