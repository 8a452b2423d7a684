import type { CSSProperties, ReactNode } from "react";
import type { Assets, Demo, DemoBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Island } from "./Island";
import { islandPrefix, type Islands } from "./islands";
import { stageFamily } from "../browser/markup";
import { stageBackground, stageAlign, framedStage } from "./markup";

export interface StageProps {
  readonly block: DemoBlock;
  readonly demo: Demo;
  readonly assets: Assets;
  readonly islands: Islands;
  readonly t: Translate;
}

/** The islands of a demo, one for each styling: in the page, or in a document of its own. */
export function DemoVariants({ demo, assets, islands, t }: Omit<StageProps, "block">) {
  return demo.variants.map(({ module, styling }, index) => (
    <Island
      key={module}
      assets={assets.demos[module]}
      module={module}
      prefix={islandPrefix(demo, styling)}
      prerendered={islands.get(module) ?? null}
      styling={{ name: styling, first: index === 0 }}
      t={t}
    />
  ));
}

interface DemoStageProps {
  readonly block: DemoBlock;
  readonly demo: Demo;
  readonly children: ReactNode;
}

/** The stage of a demo in a page. */
export function DemoStage({ block, demo, children }: DemoStageProps) {
  return (
    <div
      className="demo-stage"
      {...{
        [stageFamily]: block.frameHeight === null ? demo.family : undefined,
        [stageBackground]: block.background,
        [stageAlign]: block.align,
        [framedStage]: block.frameHeight === null ? undefined : "",
      }}
      style={measures(block)}
    >
      {children}
    </div>
  );
}

function measures({ width, frameHeight }: DemoBlock): CSSProperties | undefined {
  if (width === null && frameHeight === null) return undefined;
  const measures: Record<string, string> = {
    ...(width !== null && { "--demo-width": `${String(width)}px` }),
    ...(frameHeight !== null && { "--demo-height": `${String(frameHeight)}px` }),
  };
  return measures;
}
