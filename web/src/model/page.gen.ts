// Generated from showfloor.model by `python -m showfloor.render.typescript`. Do not edit.

export interface Accent {
  readonly hue: number;
  readonly chroma: number;
}

export interface Assets {
  readonly prePaint: string;
  readonly script: string;
  readonly stylesheets: readonly string[];
  readonly preloads: readonly string[];
  readonly themes: Readonly<Record<string, string>>;
  readonly demos: Readonly<Record<string, IslandAssets>>;
  readonly components: Readonly<Record<string, IslandAssets>>;
}

export interface Callout {
  readonly type: "callout";
  readonly kind: "error" | "info" | "success" | "warning";
  readonly title: string | null;
  readonly blocks: readonly (Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList)[];
}

export interface CodeBlock {
  readonly type: "code";
  readonly language: string;
  readonly html: string;
  readonly source: string;
  readonly title: string | null;
}

export interface CodeFile {
  readonly name: string;
  readonly language: string;
  readonly source: string;
  readonly html: string;
  readonly preview: readonly [number, number] | null;
}

export interface CodeTab {
  readonly label: string;
  readonly code: CodeBlock;
}

export interface CodeTabs {
  readonly type: "code-tabs";
  readonly group: string;
  readonly tabs: readonly CodeTab[];
}

export interface ComponentBlock {
  readonly type: "component";
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
  readonly live: boolean;
}

export interface Contents {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface Crumb {
  readonly title: string;
  readonly href: string | null;
}

export interface Demo {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly family: string;
  readonly path: string;
  readonly variants: readonly DemoVariant[];
  readonly dependencies: readonly PackagePin[];
}

export interface DemoBlock {
  readonly type: "demo";
  readonly demo: string;
  readonly defaultCode: "expanded" | "hidden" | "preview";
  readonly background: "gradient" | "inset" | "plain";
  readonly align: "center" | "start" | "stretch";
  readonly clientOnly: boolean;
}

export interface DemoVariant {
  readonly styling: "css" | "system" | "tailwind";
  readonly module: string;
  readonly ts: readonly CodeFile[];
  readonly js: readonly CodeFile[];
}

export interface FamilyCard {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly href: string;
  readonly logo: string;
  readonly accent: Accent | null;
  readonly group: string;
  readonly listed: boolean;
  readonly versions: readonly Version[];
  readonly themeStylesheet: string | null;
}

export interface Feature {
  readonly title: string;
  readonly html: string;
}

export interface FeatureList {
  readonly type: "features";
  readonly items: readonly Feature[];
}

export interface Heading {
  readonly type: "heading";
  readonly level: number;
  readonly id: string;
  readonly html: string;
  readonly text: string;
}

export interface IslandAssets {
  readonly script: string;
  readonly imports: readonly string[];
  readonly stylesheets: readonly string[];
}

export interface NavNode {
  readonly pathname: string;
  readonly title: string;
  readonly subheader: string | null;
  readonly icon: string | null;
  readonly linkProps: Readonly<Record<string, string>>;
  readonly plan: "premium" | "pro" | null;
  readonly newFeature: boolean;
  readonly planned: boolean;
  readonly unstable: boolean;
  readonly beta: boolean;
  readonly legacy: boolean;
  readonly deprecated: boolean;
  readonly children: readonly NavNode[];
}

export interface NavPlace {
  readonly breadcrumbs: readonly Crumb[];
  readonly parents: readonly string[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export interface NavTree {
  readonly id: string;
  readonly items: readonly NavNode[];
}

export interface PackagePin {
  readonly name: string;
  readonly version: string;
}

export interface Page {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly layout: "article" | "home" | "wide";
  readonly family: string | null;
  readonly tree: string;
  readonly identity: ProductIdentity;
  readonly place: NavPlace;
  readonly contents: readonly Contents[];
  readonly blocks: readonly (Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList)[];
  readonly demos: Readonly<Record<string, Demo>>;
  readonly apiLinks: readonly PageLink[];
  readonly editHref: string | null;
  readonly sourcePath: string;
  readonly canonical: string | null;
  readonly robots: string | null;
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface ProductIdentity {
  readonly productId: string | null;
  readonly categoryId: string | null;
}

export interface Prose {
  readonly type: "prose";
  readonly html: string;
}

export interface RenderedPage {
  readonly route: string;
  readonly html: string;
  readonly files: Readonly<Record<string, string>>;
}

export interface ShellModel {
  readonly title: string;
  readonly families: readonly FamilyCard[];
  readonly trees: readonly NavTree[];
  readonly words: Readonly<Record<string, string>>;
  readonly defaultTree: string;
  readonly repository: string | null;
  readonly version: string;
  readonly dev: boolean;
}

export interface TableBlock {
  readonly type: "table";
  readonly html: string;
}

export interface Version {
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
}

export type Block = Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList;
