import { Fragment, type ReactNode } from "react";
import { ApiFacts } from "../../reference/ApiFacts";
import { ApiParts } from "../../reference/ApiParts";
import { ApiTable } from "../../reference/ApiTable";
import { ApiTypes } from "../../reference/ApiTypes";
import { PostList } from "../../blog/PostList";
import type {
  Block,
  CatalogBlock,
  CatalogFilterBlock,
  ComponentBlock,
  DemoBlock,
  IconSetBlock,
  PlaygroundBlock,
  SearchFieldBlock,
} from "../../model/page.gen";
import type { Translate } from "../../model/messages";
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
  readonly search: (block: SearchFieldBlock) => ReactNode;
  readonly catalog: (block: CatalogBlock | CatalogFilterBlock) => ReactNode;
}

export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly t: Translate;
  readonly live: LiveBlocks;
}

/** The body of a page: each kind of block has its component. */
export function Blocks({ blocks, ...tools }: BlocksProps) {
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block, tools)}</Fragment>);
}

function renderBlock(block: Block, { t, live }: Omit<BlocksProps, "blocks">): ReactNode {
  switch (block.type) {
    case "prose":
      return <Prose block={block} />;
    case "heading":
      return <Heading block={block} t={t} />;
    case "table":
      return <TableBlock block={block} t={t} />;
    case "code":
      return <CodeBlock block={block} t={t} />;
    case "code-tabs":
      return <CodeTabs block={block} t={t} />;
    case "callout":
      return (
        <Callout block={block} t={t}>
          <Blocks blocks={block.blocks} t={t} live={live} />
        </Callout>
      );
    case "features":
      return <FeatureList block={block} />;
    case "api-facts":
      return <ApiFacts block={block} />;
    case "api-table":
      return <ApiTable block={block} t={t} />;
    case "api-parts":
      return <ApiParts block={block} t={t} />;
    case "api-types":
      return <ApiTypes block={block} t={t} />;
    case "demo":
      return live.demo(block);
    case "component":
      return live.component(block);
    case "playground":
      return live.playground(block);
    case "posts":
      return <PostList block={block} t={t} />;
    case "icons":
      return live.icons(block);
    case "search-field":
      return live.search(block);
    case "catalog":
    case "catalog-filter":
      return live.catalog(block);
  }
}
