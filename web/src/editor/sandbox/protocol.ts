/** Messages between a page and the frame in which edited code runs. */

export interface RunFile {
  readonly name: string;
  readonly kind: "script" | "style" | "data";
  /** CommonJS, a style sheet or JSON. */
  readonly text: string;
}

/** How the page looks around the frame. */
export interface Appearance {
  readonly scheme: string;
  readonly direction: string;
  /** CSS values of the stage's own, which the frame covers. */
  readonly padding: string;
  readonly align: string;
  /** The greatest width of the demo; empty where it has none. */
  readonly width: string;
  /** Whether the frame has a height of its own, and does not follow its content. */
  readonly fixed: boolean;
  /** Style sheets of the fonts that only this page has, as whole addresses. */
  readonly fonts: readonly string[];
}

export interface RunRequest {
  readonly type: "run";
  /** Comes back with every answer, so that late ones are known. */
  readonly version: number;
  /** The entry first. */
  readonly files: readonly RunFile[];
  /** Modules of packages that the files import. */
  readonly imports: readonly string[];
  readonly tailwind: boolean;
}

export type ToFrame =
  | { readonly type: "appearance"; readonly appearance: Appearance }
  | { readonly type: "ping"; readonly count: number }
  | RunRequest;

/** Where in the edited code something went wrong. */
export interface Place {
  readonly file: string;
  /** From 1; `null` where the browser does not say. */
  readonly line: number | null;
}

export type Fault =
  /** The code threw: as it was loaded, as it was drawn, or at an event. */
  | { readonly kind: "thrown"; readonly message: string; readonly place: Place | null }
  /** A loop ran for too long. */
  | { readonly kind: "loop"; readonly place: Place | null }
  /** A module of a package that is not there. */
  | { readonly kind: "import"; readonly specifier: string; readonly available: readonly string[] }
  /** The entry has no component as its default export. */
  | { readonly kind: "component" }
  /** A part of the libraries could not be fetched. */
  | { readonly kind: "load"; readonly message: string }
  /** The host does not let code be evaluated. */
  | { readonly kind: "refused" };

/** From the frame's window to the page's: the page answers with a port, which takes all else. */
export interface Greeting {
  readonly type: "ready";
}

/** From the page to the frame's window, with a port of a channel between the two. */
export interface Connection {
  readonly type: "connect";
}

export type FromFrame =
  | { readonly type: "shown"; readonly version: number }
  | { readonly type: "fault"; readonly version: number; readonly fault: Fault }
  /** The code called `alert`, which a frame of another origin may not show. */
  | { readonly type: "alert"; readonly version: number; readonly text: string }
  | { readonly type: "size"; readonly height: number }
  | { readonly type: "pong"; readonly count: number };
