import { Fragment, type ReactNode } from "react";
import { htmlWithBase } from "../../browser/basePath";
import { ApiChanges } from "../../reference/ApiChanges";
import { ApiFilter, placeOfFilter } from "../../reference/ApiFilter";
import { ApiFacts } from "../../reference/ApiFacts";
import { ApiParts } from "../../reference/ApiParts";
import { ApiTable } from "../../reference/ApiTable";
import { ApiTypes } from "../../reference/ApiTypes";
import { PostList } from "../../blog/PostList";
import type {
  Block,
  Callout as CalloutBlock,
  CatalogBlock,
  CatalogFilterBlock,
  ComponentBlock,
  DemoBlock,
  FeatureList as FeaturesBlock,
  IconSetBlock,
  PlaygroundBlock,
  Prose as ProseBlock,
  SearchFieldBlock,
  TableBlock,
} from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Html } from "../../ui/Html";
import { Icon } from "../../ui/Icon";
import { CodeBlock } from "./CodeBlock";
import { CodeTabs } from "./CodeTabs";
import { Heading } from "./Heading";
import { toneName } from "../../ui/markup";

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
  /** Of the page. */
  readonly language: string;
  readonly t: Translate;
  readonly live: LiveBlocks;
}

/** The body of a page: each kind of block has its component. */
export function Blocks({ blocks, ...tools }: BlocksProps) {
  const filtered = placeOfFilter(blocks);
  return blocks.map((block, index) => (
    <Fragment key={index}>
      {index === filtered && <ApiFilter blocks={blocks} t={tools.t} />}
      {renderBlock(block, tools)}
    </Fragment>
  ));
}

function renderBlock(block: Block, { language, t, live }: Omit<BlocksProps, "blocks">): ReactNode {
  switch (block.type) {
    case "prose":
      return <Prose block={block} />;
    case "heading":
      return <Heading block={block} t={t} />;
    case "table":
      return <Table block={block} t={t} />;
    case "code":
      return <CodeBlock block={block} t={t} />;
    case "code-tabs":
      return <CodeTabs block={block} t={t} />;
    case "callout":
      return (
        <Callout block={block} t={t}>
          <Blocks blocks={block.blocks} language={language} t={t} live={live} />
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
    case "changes":
      return <ApiChanges block={block} language={language} t={t} />;
    case "demo":
      return live.demo(block);
    case "component":
      return live.component(block);
    case "playground":
      return live.playground(block);
    case "posts":
      return <PostList block={block} language={language} t={t} />;
    case "icons":
      return live.icons(block);
    case "search-field":
      return live.search(block);
    case "catalog":
    case "catalog-filter":
      return live.catalog(block);
  }
}

/** Paragraphs, lists and quotes. */
export function Prose({ block }: { readonly block: ProseBlock }) {
  return <Html className="s-prose" html={block.html} />;
}

/** A table in a box of its own, so that a wide one scrolls there and not the page. */
function Table({ block, t }: { readonly block: TableBlock; readonly t: Translate }) {
  return (
    <div
      className="s-table"
      role="group"
      aria-label={t("table.label")}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: htmlWithBase(block.html) }}
    />
  );
}

interface CalloutProps {
  readonly block: CalloutBlock;
  readonly t: Translate;
  /** The drawn blocks. */
  readonly children: ReactNode;
}

/** A remark that stands out; its kind is said in words as well as in color. */
function Callout({ block: { kind, title }, t, children }: CalloutProps) {
  const name = t(`callout.${kind}`);
  return (
    <aside className="s-callout" role="note" {...{ [toneName]: kind }} aria-label={title ?? name}>
      <Icon name={kind} />
      <div className="s-callout-body">
        <p className={title === null ? "visually-hidden" : "s-callout-title"}>{title ?? name}</p>
        {children}
      </div>
    </aside>
  );
}

/** Short points, each with a title. */
function FeatureList({ block }: { readonly block: FeaturesBlock }) {
  return (
    <ul className="s-features">
      {block.items.map(({ title, html }) => (
        <li key={title} className="s-feature">
          <p className="s-feature-title">{title}</p>
          <Html className="s-prose" html={html} />
        </li>
      ))}
    </ul>
  );
}
