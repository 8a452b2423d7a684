/**
 * What the program is asked and what it answers. The answer's entries are `ApiEntry` of
 * `showfloor.model.api`, which says what each field means.
 */
export type Plan = "pro" | "premium";

type Kind = "component" | "hook" | "interface";

interface PackageRequest {
  name: string;
  /** The plan that its exports need. */
  plan: Plan | null;
  /** The tag of its repository that holds this version. */
  tag: string;
}

export interface EntryRequest {
  /** As it is exported. */
  name: string;
  kind: Kind;
  package: string;
  /** Its module in the package, where that is not named after it. */
  module: string | null;
  plan: Plan | null;
  slug: string;
  route: string;
  anchor: string | null;
}

export interface FamilyRequest {
  id: string;
  packages: PackageRequest[];
  entries: EntryRequest[];
  /** TypeScript that stands for what an application declares. */
  declare: string;
  /** Interface to the documented component it belongs to. */
  owners: Record<string, string>;
  /** Interface to the plan that its members need. */
  plans: Record<string, Plan>;
  /** Named type to the page that explains it. */
  links: Record<string, string>;
  /**
   * Named types of packages that other
   * families document, by package, to their pages.
   */
  elsewhere: Record<string, Record<string, string>>;
  /** Types that declare style properties. */
  system: string[];
  /** Where those are listed. */
  systemHref: string | null;
  /** Props left out, by entry or `*`. */
  hidden: Record<string, string[]>;
}

export interface Request {
  /** The folder that holds `node_modules`. */
  root: string;
  families: FamilyRequest[];
}

type StoppingFault = "missing" | "undeclared" | "unresolved" | "deep";

export type Fault = StoppingFault | "unnamed" | "unnamed-class" | "unknown-prop";

export interface Problem {
  fault: Fault;
  /** Empty where a file is nested too deeply. */
  entry: string;
  /** The prop, or an empty text; the package of such a file. */
  member: string;
  /** What it used instead, or what it looked for. */
  detail: string;
}

export interface ApiType {
  text: string;
  kind: string;
  choices?: string[];
  open?: boolean;
  options?: string[];
  names?: string[];
}

export interface ComponentLink {
  name: string;
  package: string;
  href: string | null;
}

export interface Origin {
  kind: "own" | "component" | "system" | "package";
  name: string;
  package: string;
  href: string | null;
}

interface Parameter {
  name: string;
  type: ApiType;
  optional: boolean;
  description: string;
}

export interface Signature {
  text: string;
  parameters: Parameter[];
  returns: ApiType;
  returnsDescription: string;
}

export interface Prop {
  name: string;
  type: ApiType;
  origin: Origin;
  required: boolean;
  default: string | null;
  /**
   * Whether another component declares it, and this one has a default
   * of its own.
   */
  ownDefault?: boolean;
  description: string;
  deprecated: string | null;
  signature: Signature | null;
  requiresRef: boolean;
  internal: boolean;
  plan: Plan | null;
}

interface Slot {
  name: string;
  type: ApiType;
  description: string;
  default: string | null;
  className: string | null;
  deprecated: string | null;
  plan: Plan | null;
}

export interface Class {
  key: string;
  className: string;
  description: string;
  deprecated: string | null;
  state: boolean;
}

interface NamedType {
  name: string;
  text: string;
  description: string;
  members: { name: string; type: ApiType; required: boolean; description: string }[];
  href: string | null;
}

/** An `ApiEntry`; what a kind of entries has not is left out. */
export interface Entry {
  name: string;
  kind: Kind;
  package: string;
  imports: { code: string; specifier: string; plan: Plan | null }[];
  description: string;
  props?: Prop[];
  parameters?: Prop[];
  returns?: Prop[];
  signature?: Signature;
  inherits?: ComponentLink[];
  rest?: {
    component: ComponentLink | null;
    element: string | null;
    attributes: string | null;
    count: number;
  } | null;
  ref?: { target: string; type: ApiType } | null;
  themeName?: string | null;
  slots?: Slot[];
  classes?: Class[];
  cssVariables?: { name: string; default: string | null }[];
  types: NamedType[];
  source: string | null;
}

export interface FamilyAnswer {
  id: string;
  entries: Entry[];
  problems: Problem[];
  milliseconds: number;
}

export interface Answers {
  families: FamilyAnswer[];
  /** What it took to read all packages. */
  milliseconds: number;
}

export {};
