// Generated from showfloor.model by `python -m showfloor.render.typescript`. Do not edit.

export interface Accent {
  readonly hue: number;
  readonly chroma: number;
}

export interface ApiCall {
  readonly type: string;
  readonly parameters: readonly ApiField[];
  readonly returns: ApiField | null;
}

export interface ApiComponentLink {
  readonly name: string;
  readonly package: string;
  readonly href: string | null;
}

export interface ApiDefinition {
  readonly name: string;
  readonly type: string;
  readonly html: string;
  readonly fields: readonly ApiField[];
  readonly href: string | null;
}

export interface ApiDetails {
  readonly call: ApiCall | null;
  readonly definitions: readonly ApiDefinition[];
}

export interface ApiFact {
  readonly label: string;
  readonly html: string;
}

export interface ApiFacts {
  readonly type: "api-facts";
  readonly id: string;
  readonly items: readonly ApiFact[];
}

export interface ApiField {
  readonly name: string;
  readonly code: string;
  readonly html: string;
  readonly deprecated: string | null;
}

export interface ApiNameGroup {
  readonly kind: "internal" | "system";
  readonly names: readonly ApiPropName[];
  readonly href: string | null;
}

export interface ApiPart {
  readonly id: string;
  readonly also: readonly string[];
  readonly prefix: string;
  readonly name: string;
  readonly facts: readonly ApiFact[];
  readonly html: string;
  readonly deprecated: string | null;
  readonly plan: "premium" | "pro" | null;
}

export interface ApiParts {
  readonly type: "api-parts";
  readonly kind: "classes" | "css-variables" | "slots" | "states";
  readonly rows: readonly ApiPart[];
  readonly folded: readonly ApiPart[];
}

export interface ApiPropName {
  readonly id: string;
  readonly name: string;
}

export interface ApiRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: "long" | "short" | "wide";
  readonly default: string | null;
  readonly html: string;
  readonly details: ApiDetails | null;
  readonly required: boolean;
  readonly callback: boolean;
  readonly requiresRef: boolean;
  readonly deprecated: string | null;
  readonly origin: ApiComponentLink | null;
  readonly plan: "premium" | "pro" | null;
}

export interface ApiTable {
  readonly type: "api-table";
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ApiRow[];
  readonly groups: readonly ApiNameGroup[];
}

export interface ApiTypes {
  readonly type: "api-types";
  readonly slug: string;
  readonly definitions: readonly ApiDefinition[];
}

export interface Assets {
  readonly prePaint: string;
  readonly prePaintCode: string;
  readonly script: string;
  readonly live: string;
  readonly alone: string;
  readonly special: Readonly<Record<string, IslandAssets>>;
  readonly offline: readonly string[];
  readonly stylesheets: readonly string[];
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly fonts: Readonly<Record<string, readonly string[]>>;
  readonly preloads: readonly string[];
  readonly faces: Readonly<Record<string, readonly Face[]>>;
  readonly themes: Readonly<Record<string, string>>;
  readonly demos: Readonly<Record<string, IslandAssets>>;
  readonly bases: Readonly<Record<string, readonly string[]>>;
  readonly components: Readonly<Record<string, IslandAssets>>;
  readonly families: Readonly<Record<string, readonly string[]>>;
  readonly playgrounds: Readonly<Record<string, IslandAssets>>;
  readonly blocks: Readonly<Record<string, IslandAssets>>;
}

export interface Callout {
  readonly type: "callout";
  readonly kind: "error" | "info" | "success" | "warning";
  readonly title: string | null;
  readonly blocks: readonly (Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList | ApiFacts | ApiTable | ApiParts | ApiTypes | PlaygroundBlock | IconSetBlock | CatalogBlock | CatalogFilterBlock | SearchFieldBlock | PostListBlock)[];
}

export interface CatalogBlock {
  readonly type: "catalog";
  readonly group: string;
  readonly small: boolean;
  readonly family: string;
  readonly groups: readonly CatalogGroup[];
}

export interface CatalogCard {
  readonly name: string;
  readonly href: string;
  readonly line: string;
  readonly specimen: string;
  readonly screen: string;
}

export interface CatalogFilterBlock {
  readonly type: "catalog-filter";
  readonly groups: readonly string[];
  readonly count: number;
}

export interface CatalogGroup {
  readonly name: string;
  readonly cards: readonly CatalogCard[];
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
  readonly shared: boolean;
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
  readonly markdown: "products" | "versions" | null;
}

export interface Contents {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly plan: "premium" | "pro" | null;
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
  readonly width: number | null;
  readonly frameHeight: number | null;
  readonly screen: boolean;
}

export interface DemoCode {
  readonly styling: "css" | "system" | "tailwind";
  readonly module: string;
  readonly ts: readonly SourceText[];
  readonly js: readonly SourceText[];
  readonly cost: number | null;
}

export interface DemoData {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly family: string;
  readonly route: string;
  readonly alone: string;
  readonly variants: readonly DemoCode[];
  readonly dependencies: readonly PackagePin[];
  readonly packages: readonly PackagePin[];
  readonly tools: readonly PackagePin[];
  readonly root: ProjectRoot | null;
}

export interface DemoVariant {
  readonly styling: "css" | "system" | "tailwind";
  readonly module: string;
  readonly ts: readonly CodeFile[];
  readonly js: readonly CodeFile[];
}

export interface EntryLink {
  readonly title: string;
  readonly href: string;
  readonly source: string | null;
}

export interface Face {
  readonly href: string;
  readonly family: string;
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string;
  readonly display: string;
  readonly plain: boolean;
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
  readonly plan: "premium" | "pro" | null;
}

export interface HouseAd {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

export interface IconSetBlock {
  readonly type: "icons";
  readonly family: string;
  readonly package: string;
  readonly count: number;
  readonly viewBox: string;
  readonly styles: readonly IconStyle[];
  readonly featured: readonly IconShape[];
  readonly imports: readonly string[];
  readonly sizes: readonly IconSize[];
  readonly data: string;
}

export interface IconShape {
  readonly name: string;
  readonly svg: string;
}

export interface IconSize {
  readonly label: string;
  readonly pixels: number;
  readonly code: string;
}

export interface IconStyle {
  readonly id: string;
  readonly label: string;
  readonly suffix: string;
  readonly count: number;
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
  readonly plan: "premium" | "pro" | null;
  readonly planned: boolean;
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
  readonly userLanguage: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
  readonly layout: "article" | "home" | "wide";
  readonly family: string | null;
  readonly tree: string;
  readonly identity: ProductIdentity;
  readonly place: NavPlace;
  readonly contents: readonly Contents[];
  readonly blocks: readonly (Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList | ApiFacts | ApiTable | ApiParts | ApiTypes | PlaygroundBlock | IconSetBlock | CatalogBlock | CatalogFilterBlock | SearchFieldBlock | PostListBlock)[];
  readonly demos: Readonly<Record<string, Demo>>;
  readonly apiLinks: readonly EntryLink[];
  readonly issues: string | null;
  readonly design: string | null;
  readonly fonts: readonly string[];
  readonly older: Readonly<Record<string, string>>;
  readonly editHref: string | null;
  readonly sourcePath: string;
  readonly canonical: string | null;
  readonly picture: string | null;
  readonly script: string | null;
  readonly robots: string | null;
  readonly ad: HouseAd | null;
  readonly post: Post | null;
  readonly feeds: readonly PageLink[];
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface PlaygroundBlock {
  readonly type: "playground";
  readonly key: string;
  readonly name: string;
  readonly family: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
  readonly controls: readonly PlaygroundControl[];
  readonly props: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, PlaygroundImported>>;
  readonly elements: Readonly<Record<string, PlaygroundElement>>;
  readonly children: readonly (string | PlaygroundElement)[];
  readonly renders: Readonly<Record<string, PlaygroundElement>>;
  readonly samples: Readonly<Record<string, PlaygroundElement>>;
  readonly around: PlaygroundElement | null;
  readonly state: PlaygroundState | null;
  readonly opener: PlaygroundOpener | null;
  readonly align: "center" | "fill" | "stretch";
  readonly lines: number;
}

export interface PlaygroundControl {
  readonly prop: string;
  readonly part: string | null;
  readonly kind: "boolean" | "choice" | "icon" | "node" | "number" | "sample" | "string";
  readonly choices: readonly (string | number | boolean)[];
  readonly swatches: readonly string[];
  readonly default: string | number | boolean | null;
  readonly initial: string | number | boolean | null;
  readonly labeled: boolean;
  readonly group: string;
  readonly more: boolean;
}

export interface PlaygroundElement {
  readonly component: string;
  readonly props: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, PlaygroundImported>>;
  readonly elements: Readonly<Record<string, PlaygroundElement>>;
  readonly children: readonly (string | PlaygroundElement)[];
  readonly closes: string | null;
}

export interface PlaygroundImported {
  readonly of: string;
  readonly arguments: readonly string[] | null;
}

export interface PlaygroundOpener {
  readonly prop: string;
  readonly button: PlaygroundElement | null;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly anchor: string | null;
}

export interface PlaygroundState {
  readonly prop: string;
  readonly change: string;
  readonly initial: string;
}

export interface Post {
  readonly date: string;
  readonly minutes: number;
  readonly authors: readonly PageLink[];
  readonly tags: readonly PageLink[];
}

export interface PostEntry {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  readonly post: Post;
}

export interface PostListBlock {
  readonly type: "posts";
  readonly entries: readonly PostEntry[];
  readonly topics: readonly PageLink[];
  readonly page: number;
  readonly pages: number;
  readonly newer: string | null;
  readonly older: string | null;
}

export interface ProductIdentity {
  readonly productId: string | null;
  readonly categoryId: string | null;
}

export interface ProjectRoot {
  readonly ts: string;
  readonly js: string;
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

export interface SearchCounts {
  readonly pages: number;
  readonly props: number;
  readonly icons: number;
}

export type SearchEntry = readonly [string, "component" | "hook" | "interface", string, string, boolean];

export interface SearchExample {
  readonly query: string;
  readonly href: string;
}

export interface SearchFieldBlock {
  readonly type: "search-field";
  readonly examples: readonly SearchExample[];
  readonly counts: SearchCounts;
}

export type SearchGuide = readonly [readonly (string | readonly [string, string])[], readonly string[], string, readonly string[]];

export interface SearchGuides {
  readonly pages: readonly SearchGuide[];
}

export interface SearchIcons {
  readonly address: string;
  readonly names: readonly string[];
  readonly synonyms: readonly string[];
}

export interface SearchIndex {
  readonly version: number;
  readonly language: string;
  readonly ranking: SearchRanking;
  readonly textBase: string | null;
  readonly products: readonly SearchProduct[];
}

export interface SearchLimits {
  readonly letters: number;
  readonly words: number;
  readonly joined: number;
  readonly misspelled: number;
  readonly kept: number;
  readonly slips: readonly number[];
  readonly parts: number;
}

export type SearchMember = readonly [string, readonly number[], readonly number[]];

export interface SearchMembers {
  readonly prop: readonly SearchMember[];
  readonly slot: readonly SearchMember[];
  readonly class: readonly SearchMember[];
  readonly cssVariable: readonly SearchMember[];
  readonly themeKey: readonly SearchMember[];
  readonly texts: readonly string[];
}

export type SearchPage = readonly [string, string, readonly string[], readonly string[], boolean, string];

export interface SearchPages {
  readonly scale: number;
  readonly together: number;
  readonly saturation: number;
  readonly least: number;
  readonly missing: number;
  readonly phrase: number;
  readonly phraseWords: number;
  readonly phraseShare: number;
  readonly aside: number;
}

export interface SearchProduct {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly pages: readonly SearchPage[];
  readonly popular: readonly number[];
  readonly shards: SearchShards | null;
  readonly entries: readonly SearchEntry[];
  readonly errors: readonly SearchPage[];
  readonly guides: string | null;
  readonly members: string | null;
  readonly icons: string | null;
  readonly texts: readonly string[];
}

export interface SearchQualities {
  readonly exact: number;
  readonly related: number;
  readonly begun: number;
  readonly begunShare: number;
  readonly inside: number;
  readonly insideShare: number;
  readonly misspelled: number;
  readonly slip: number;
  readonly unfinished: number;
}

export interface SearchRanking {
  readonly weights: SearchWeights;
  readonly priors: Readonly<Record<string, number>>;
  readonly qualities: SearchQualities;
  readonly fields: Readonly<Record<string, number>>;
  readonly lengths: Readonly<Record<string, number>>;
  readonly pages: SearchPages;
  readonly limits: SearchLimits;
  readonly plurals: readonly (readonly [string, string])[];
  readonly endings: readonly string[];
  readonly shortest: number;
  readonly hints: Readonly<Record<string, readonly string[]>>;
  readonly lowWords: readonly string[];
  readonly stopWords: readonly string[];
}

export interface SearchShard {
  readonly pages: readonly SearchPage[];
  readonly guides: readonly SearchGuide[];
}

export interface SearchShards {
  readonly folder: string;
  readonly heads: readonly string[];
  readonly headFiles: readonly string[];
  readonly starts: readonly string[];
  readonly startFiles: readonly string[];
  readonly spellings: string;
  readonly whole: string;
}

export interface SearchSpellings {
  readonly words: string;
}

export interface SearchWeights {
  readonly match: number;
  readonly coverage: number;
  readonly whole: number;
  readonly product: number;
  readonly page: number;
  readonly deprecated: number;
  readonly low: number;
  readonly missing: number;
  readonly context: number;
  readonly inParts: number;
  readonly mainName: number;
  readonly otherName: number;
  readonly sectionName: number;
  readonly iconName: number;
  readonly synonym: number;
  readonly synonymBegun: number;
}

export interface ShellModel {
  readonly title: string;
  readonly families: readonly FamilyCard[];
  readonly siteLinks: readonly NavNode[];
  readonly messages: Readonly<Record<string, string>>;
  readonly allVersions: string | null;
  readonly repository: string | null;
  readonly fontsHost: string | null;
  readonly demoFonts: readonly string[];
  readonly unlicensed: readonly string[];
  readonly issue: string | null;
  readonly announcement: string | null;
  readonly version: string;
  readonly dev: boolean;
}

export interface SourceText {
  readonly name: string;
  readonly source: string;
}

export interface TableBlock {
  readonly type: "table";
  readonly html: string;
}

export interface Version {
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
  readonly released: string | null;
  readonly status: "beta" | "stable" | "superseded" | null;
  readonly listed: boolean;
}

export type Block = Prose | Heading | TableBlock | CodeBlock | CodeTabs | Callout | DemoBlock | ComponentBlock | FeatureList | ApiFacts | ApiTable | ApiParts | ApiTypes | PlaygroundBlock | IconSetBlock | CatalogBlock | CatalogFilterBlock | SearchFieldBlock | PostListBlock;
