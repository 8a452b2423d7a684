import type { Assets } from "../model/assets";
import type { Demo, DemoBlock } from "../model/page.gen";
import { islandPrefix, type Islands } from "./islands";

interface DemoFrameProps {
  readonly block: DemoBlock;
  readonly demo: Demo;
  readonly assets: Assets;
  readonly islands: Islands;
}

/** A demo on its stage, with its code. */
export function DemoFrame({ block, demo, assets, islands }: DemoFrameProps) {
  return (
    <figure className="demo" id={demo.name} data-demo={demo.name}>
      <div className="demo-stage">
        {demo.variants.map((variant) => (
          <div
            key={variant.module}
            className="island"
            data-island="waiting"
            data-module={variant.module}
            data-script={assets.demos[variant.module]?.script}
            data-prefix={islandPrefix(demo, variant)}
            data-prerendered={block.clientOnly ? undefined : ""}
            dangerouslySetInnerHTML={{ __html: islands.get(variant.module) ?? "" }}
          />
        ))}
      </div>
    </figure>
  );
}
