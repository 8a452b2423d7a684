import type { FamilyRequest } from "../shared/requests.gen.ts";

/**
 * What the program is asked and what it answers. The answer's entries are `ApiEntry` of
 * `showfloor.model.api`, which says what each field means.
 */
type Kind = "component" | "hook" | "interface";

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
  short?: string;
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
  /** Whether another component declares it, and this one has a default of its own. */
  ownDefault?: boolean;
  description: string;
  deprecated: string | null;
  signature: Signature | null;
  requiresRef: boolean;
  internal: boolean;
  plan: string | null;
}

/** A prop in one of the alternatives that a component's props are; its type where they differ in it. */
export interface AlternativeProp {
  name: string;
  required: boolean;
  type: string | null;
}

interface Slot {
  name: string;
  type: ApiType;
  description: string;
  default: string | null;
  className: string | null;
  deprecated: string | null;
  plan: string | null;
}

export interface Class {
  key: string;
  className: string;
  description: string;
  deprecated: string | null;
  state: boolean;
}

export interface NamedType {
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
  imports: { code: string; specifier: string; plan: string | null }[];
  description: string;
  props?: Prop[];
  alternatives?: AlternativeProp[][];
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
  cssVariables?: { name: string; default: string | null; key?: string }[];
  types: NamedType[];
  source: string | null;
  untyped?: boolean;
}

export interface FamilyAnswer {
  id: string;
  entries: Entry[];
  problems: Problem[];
  milliseconds: number;
}

export interface Answers {
  families: FamilyAnswer[];
  /** The files that were read, relative to the root. */
  files: string[];
}
