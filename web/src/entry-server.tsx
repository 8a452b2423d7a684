import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { schemeMarks } from "showfloor:registry";
import { withBase } from "./browser/basePath";
import { DemoFrame } from "./demo/DemoFrame";
import { withContent } from "./demo/Content";
import { Island } from "./demo/Island";
import type { Islands, Prerendered } from "./demo/islands";
import { EditorTemplate, ToolsTemplate } from "./demo/ToolsTemplate";
import { Document } from "./shell/Document";
import { IconSet } from "./icons/IconSet";
import { iconMessages } from "./icons/iconMessages";
import { Catalog } from "./catalog/Catalog";
import { CatalogFilter } from "./catalog/CatalogFilter";
import { iconOf } from "./shell/head/favicon";
import { createNavigation } from "./shell/navigation/renderNavigation";
import { createShell, familyOf, type Shell } from "./shell/shell";
import type { Slots } from "./model/slots";
import { factsBeside } from "./reference/ApiFacts";
import type {
  Assets,
  Block,
  ComponentBlock,
  IconSetBlock,
  NavTree,
  Page,
  PlaygroundBlock,
  RenderedPage,
  ShellModel,
} from "./model/page.gen";
import { Blocks, type LiveBlocks } from "./reading/blocks/Blocks";
import { playgroundMessages, playgroundPrefix } from "./playground/playgroundMessages";
import {
  codeLikeIds,
  componentPrefix,
  firstUnlicensed,
  flatten,
  specimenPrefix,
} from "./render/blocks";
import { standaloneFiles } from "./render/standalone";
import { StylesOfDocuments } from "./render/critical";
import { type CodeForms, codeFormsOf } from "./render/codeForms";
import { CriticalLink, EmptyStyle } from "./render/CriticalLink";
import type { DemoFailure } from "./render/failure";
import { type KnownFault, type OnFailure, renderIslands } from "./render/islands";
import { type DrawnSlots, fillHoles, renderSlots, type SlotIsland } from "./render/slots";
import { joinable, type ReadSheet } from "./render/sheets";
import { SearchField } from "./search/SearchField";
import { pageStylesheets } from "./render/stylesheets";
import { directionOfCopy } from "./islands/markup";
import { slotName } from "./shell/markup";

export type RenderPage = (page: Page) => Promise<RenderedPage>;

/** The live parts of a page, and their styles. */
export interface Live {
  readonly islands: Islands;
  readonly slots: DrawnSlots;
  readonly styles: StylesOfDocuments;
}

export type RenderLive = (page: Page, model: ShellModel) => Promise<Live>;

export { standaloneFiles };

/** Renders what is live on a page; a demo that fails is an error unless `onFailure` says more. */
export async function renderLive(
  page: Page,
  model: ShellModel,
  onFailure: OnFailure = refuse,
  knownFault?: KnownFault,
): Promise<Live> {
  const styles = new StylesOfDocuments(schemeMarks);
  const islands = await renderIslands(page, model, styles, onFailure, knownFault);
  const slots = await renderSlots({ page, shell: model }, styles.page);
  return { islands, slots, styles };
}

/** The parts of a renderer that development replaces. */
export interface RenderOptions {
  readonly live?: RenderLive;
  readonly standalone?: typeof standaloneFiles;
  /** Writes the code that a page leaves out. */
  readonly codeForms?: typeof codeFormsOf;
  /** Reads the sheets that are joined to one file for each page; without it each is linked. */
  readonly readSheet?: ReadSheet;
}

/**
 * Prepares what all pages share, and each tree of the navigation; the answer renders one page to a
 * whole HTML document.
 */
export function createRenderer(
  model: ShellModel,
  trees: readonly NavTree[],
  assets: Assets,
  {
    live = renderLive,
    standalone = standaloneFiles,
    codeForms = codeFormsOf,
    readSheet,
  }: RenderOptions = {},
): RenderPage {
  const shell = createShell(model, assets);
  const navigation = new Map(trees.map((tree) => [tree.id, createNavigation(tree, shell.t)]));
  return async (page) => {
    const { islands, slots, styles } = await live(page, model);
    const inSlots = [...slots.values()].flatMap((slot) => slot.islands);
    const stylesheets = pageStylesheets(page, shell, inSlots);
    if (readSheet !== undefined) styles.page.join(joinable(stylesheets, readSheet));
    const { critical, joined, files } = styles.page.write();
    const forms = codeForms(page, assets, shell.t);
    const html = renderToStaticMarkup(
      <Document
        shell={shell}
        page={page}
        navigation={navigation.get(page.tree)}
        stylesheets={stylesheets}
        joined={joined}
        critical={<CriticalLink critical={critical} />}
        live={isLive(page) || inSlots.length > 0}
        codeLikeIds={codeLikeIds(page)}
        slots={slotsOf(slots, shell)}
      >
        <Blocks
          blocks={bodyOf(page)}
          language={page.userLanguage}
          t={shell.t}
          live={liveBlocks(shell, page, islands, {
            codeForms: forms,
            unlicensed: firstUnlicensed(page, model.unlicensed),
          })}
        />
        <PageTools shell={shell} page={page} />
        <EmptyStyle critical={critical} />
      </Document>,
    );
    return {
      route: page.route,
      html: `<!doctype html>${html}`,
      files: {
        ...files,
        ...forms.files,
        ...standalone(page, islands, styles, {
          ...shell,
          icon: iconOf(model, familyOf(shell, page)),
        }),
      },
    };
  };
}

/** What the site shows in places of the shell. */
function slotsOf(drawn: DrawnSlots, { assets, t }: Shell): Slots {
  const draw = ({ block, ...island }: SlotIsland) =>
    renderToStaticMarkup(
      <Island assets={assets.components[block.name]} props={block.props} t={t} {...island} />,
    );
  const slots = [...drawn].map(([name, slot]) => [
    name,
    <div key={name} className="s-slot" {...{ [slotName]: name }}>
      <StaticMarkup prefix={`slot-${name}-`} prerendered={fillHoles(slot, draw)} />
    </div>,
  ]);
  return Object.fromEntries(slots) as Slots;
}

/** Whether something of a page is hydrated, or a demo on it has tools. */
function isLive({ blocks, demos }: Page): boolean {
  return Object.keys(demos).length > 0 || flatten(blocks).some(isHydrated);
}

function isHydrated(block: Block): boolean {
  const { type } = block;
  return type === "playground" || type === "icons" || (type === "component" && block.live);
}

/** Blocks beside a page are not in its body. */
function bodyOf({ blocks }: Page): readonly Block[] {
  const beside = factsBeside(blocks);
  return beside === null ? blocks : blocks.filter((block) => block !== beside);
}

function refuse(failure: DemoFailure): never {
  throw failure;
}

/** The code that the demos of a page share; nothing where there are none. */
function PageTools({ shell, page }: { readonly shell: Shell; readonly page: Page }) {
  const shown = Object.values(page.demos).map(({ family }) => family);
  if (shown.length === 0) return null;
  const families = Object.fromEntries(
    shown.map((family) => [family, shell.families.get(family)?.name ?? family]),
  );
  const editAddress = page.editHref?.replace(page.sourcePath, "{path}") ?? null;
  return (
    <>
      <ToolsTemplate t={shell.t} families={families} editAddress={editAddress} />
      <EditorTemplate t={shell.t} />
    </>
  );
}

/** How the demos of a page are written. */
interface Demos {
  readonly codeForms: CodeForms;
  /** The demo that explains the license notice of its packages. */
  readonly unlicensed: ReturnType<typeof firstUnlicensed>;
}

function liveBlocks(
  shell: Shell,
  page: Page,
  islands: Islands,
  { codeForms, unlicensed: first }: Demos,
): LiveBlocks {
  const { assets, t } = shell;
  const { route } = page;
  const live: LiveBlocks = {
    demo(block) {
      const demo = page.demos[block.demo];
      const unlicensed = first?.block === block ? first.packages : [];
      if (demo === undefined) return undefined;
      const forms = codeForms.hrefs.get(demo) ?? null;
      const frame = { route, block, demo, codeForms: forms, unlicensed, assets, islands, t };
      return <DemoFrame {...frame} />;
    },
    component: (block) =>
      componentIsland(
        block,
        componentPrefix(page, block),
        filled(
          islands.get(block) ?? null,
          <Blocks blocks={block.blocks} t={t} language={page.userLanguage} live={live} />,
        ),
        shell,
      ),
    playground: (block) => playgroundIsland(block, islands, shell),
    icons: (block) => iconSet(block, shell),
    search: (block) => <SearchField block={block} t={t} />,
    catalog: (block) =>
      block.type === "catalog" ? (
        <Catalog block={block} picture={(key) => specimenMarkup(key, islands)} />
      ) : (
        <CatalogFilter block={block} t={t} />
      ),
  };
  return live;
}

/** A component with its content in it. */
function filled(prerendered: Prerendered | null, content: ReactNode): Prerendered | null {
  if (prerendered === null) return null;
  const html = withContent(prerendered.html, renderToStaticMarkup(content));
  return { ...prerendered, html };
}

function componentIsland(
  block: ComponentBlock,
  prefix: string,
  prerendered: Prerendered | null,
  { assets, t }: Shell,
): ReactNode {
  if (!block.live) return <StaticMarkup prefix={prefix} prerendered={prerendered} />;
  return (
    <Island
      assets={assets.components[block.name]}
      prefix={prefix}
      prerendered={prerendered}
      props={block.props}
      t={t}
    />
  );
}

/** A component that stays as it is drawn: in both directions, where they differ. */
function StaticMarkup({
  prefix,
  prerendered,
}: {
  readonly prefix: string;
  readonly prerendered: Prerendered | null;
}) {
  const { html = "", rtl = null } = prerendered ?? {};
  if (rtl === null) return <div dangerouslySetInnerHTML={{ __html: html }} />;
  // Ids are unique in a page.
  const mirrored = rtl.replaceAll(prefix, `rtl-${prefix}`);
  return (
    <>
      <div {...{ [directionOfCopy]: "ltr" }} dangerouslySetInnerHTML={{ __html: html }} />
      <div {...{ [directionOfCopy]: "rtl" }} dangerouslySetInnerHTML={{ __html: mirrored }} />
    </>
  );
}

function specimenMarkup(key: string, islands: Islands): ReactNode {
  const prefix = specimenPrefix(key);
  return <StaticMarkup prefix={prefix} prerendered={islands.get(prefix) ?? null} />;
}

function playgroundIsland(
  block: PlaygroundBlock,
  islands: Islands,
  { assets, t }: Shell,
): ReactNode {
  return (
    <section className="playground" id="playground" aria-labelledby="playground-title">
      {/* Components begin with headings of the third level, as below a section of a page. */}
      <h2 className="visually-hidden" id="playground-title">
        {t("playground.label", { name: block.name })}
      </h2>
      <Island
        assets={assets.playgrounds[block.key]}
        prefix={playgroundPrefix}
        prerendered={islands.get(block) ?? null}
        props={{ block, messages: playgroundMessages(t, block) }}
        t={t}
      />
    </section>
  );
}

function iconSet(block: IconSetBlock, { assets, model, t }: Shell): ReactNode {
  const { data, viewBox, styles } = block;
  return (
    <IconSet {...{ block, t }}>
      <Island
        assets={assets.blocks["icons"]}
        prefix=""
        prerendered={{ html: "", rtl: null }}
        props={{
          data: withBase(data),
          viewBox,
          styles,
          label: t("icons.label"),
          messages: iconMessages(t, model.messages, model.language),
        }}
        t={t}
      />
    </IconSet>
  );
}
