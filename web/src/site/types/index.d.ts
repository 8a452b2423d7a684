import type { ReactElement, ReactNode } from "react";
import type { Page, ShellModel } from "./page";

/** The data of pages, as the engine makes it; each release of the engine may add to it. */
export type * from "./page";

export type Direction = "ltr" | "rtl";

/** The props of the component in a family's `Provider.tsx`. */
export interface ProviderProps {
  readonly direction: Direction;
  /** As the reader chose it, and chooses later; `"light"` where pages are prerendered. */
  readonly colorScheme: "light" | "dark";
  readonly children: ReactNode;
}

/** The props of a component in `components/`, or of a directive, that is not live; besides its own. */
export interface ComponentProps {
  readonly page: Page;
  readonly shell: ShellModel;
  readonly direction: Direction;
}

/** The props of a component in `slots/`. */
export interface SlotProps {
  readonly page: {
    /** Site path, with slashes at both ends. */
    readonly route: string;
    readonly title: string;
    readonly description: string;
    readonly layout: "article" | "home" | "wide";
    /** Id of the family that it belongs to. */
    readonly family: string | null;
    /** Its Markdown file, relative to the site's folder. */
    readonly sourcePath: string;
  };
  readonly site: { readonly title: string; readonly repository: string | null };
  readonly t: Translate;
  /** Shows a component of `components/`, which browsers hydrate; its props are values of JSON. */
  readonly island: (name: string, props?: Readonly<Record<string, unknown>>) => ReactNode;
  readonly direction: Direction;
}

/** Returns a text of the shell by its key; `values` fill its places, such as `{count}`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns a function for the texts of the shell in the language of the site. */
export function createTranslate(shell: ShellModel): Translate;

export type IconName =
  | "back"
  | "bell"
  | "check"
  | "chevron"
  | "close"
  | "copy"
  | "edit"
  | "error"
  | "external"
  | "forward"
  | "info"
  | "menu"
  | "more"
  | "none"
  | "search"
  | "settings"
  | "source"
  | "success"
  | "up"
  | "warning";

/** An icon of the shell, hidden from assistive technology. */
export function Icon(props: { readonly name: IconName }): ReactElement;

/** A small word beside a name. */
export function Badge(props: { readonly children: string }): ReactElement;

/**
 * Gives a prerendered page the styles that a library collects while demos are drawn: to be rendered after
 * `children` of a provider or an adapter. `css` is asked only there.
 */
export function CollectedStyles(props: { readonly css: () => string }): ReactElement | null;

/** Copies the text of `data-copy-source` in the nearest element with `data-copy-root`. */
export function CopyButton(props: {
  readonly t: Translate;
  /** The name of the button; without one it is "Copy". */
  readonly children?: ReactNode;
}): ReactElement;
