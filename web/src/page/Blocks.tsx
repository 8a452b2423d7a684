import { Fragment, type ReactNode } from "react";
import { ApiFacts } from "../api/ApiFacts";
import { ApiParts } from "../api/ApiParts";
import { ApiTable } from "../api/ApiTable";
import { ApiTypes } from "../api/ApiTypes";
import { PostList } from "../blog/PostList";
import type {
  Block,
  ComponentBlock,
  DemoBlock,
  IconSetBlock,
  PlaygroundBlock,
} from "../model/page.gen";
import type { Word } from "../model/words";
import { Callout } from "./Callout";
import { CodeBlock } from "./CodeBlock";
import { CodeTabs } from "./CodeTabs";
import { FeatureList } from "./FeatureList";
import { Heading } from "./Heading";
import { Prose } from "./Prose";
import { TableBlock } from "./TableBlock";

/** Draws what runs code of the site; given from outside, so that pages know nothing of it. */
export interface LiveBlocks {
  readonly demo: (block: DemoBlock) => ReactNode;
  readonly component: (block: ComponentBlock) => ReactNode;
  readonly playground: (block: PlaygroundBlock) => ReactNode;
  readonly icons: (block: IconSetBlock) => ReactNode;
}

export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly word: Word;
  readonly live: LiveBlocks;
}

/** The body of a page: each kind of block has its component. */
export function Blocks({ blocks, ...tools }: BlocksProps) {
  return blocks.map((block, index) => <Fragment key={index}>{draw(block, tools)}</Fragment>);
}

function draw(block: Block, { word, live }: Omit<BlocksProps, "blocks">): ReactNode {
  switch (block.type) {
    case "prose":
      return <Prose block={block} />;
    case "heading":
      return <Heading block={block} word={word} />;
    case "table":
      return <TableBlock block={block} word={word} />;
    case "code":
      return <CodeBlock block={block} word={word} />;
    case "code-tabs":
      return <CodeTabs block={block} word={word} />;
    case "callout":
      return (
        <Callout block={block} word={word}>
          <Blocks blocks={block.blocks} word={word} live={live} />
        </Callout>
      );
    case "features":
      return <FeatureList block={block} />;
    case "api-facts":
      return <ApiFacts block={block} />;
    case "api-table":
      return <ApiTable block={block} word={word} />;
    case "api-parts":
      return <ApiParts block={block} word={word} />;
    case "api-types":
      return <ApiTypes block={block} word={word} />;
    case "demo":
      return live.demo(block);
    case "component":
      return live.component(block);
    case "playground":
      return live.playground(block);
    case "posts":
      return <PostList block={block} word={word} />;
    case "icons":
      return live.icons(block);
  }
}
