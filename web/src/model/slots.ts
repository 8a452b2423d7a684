import type { ReactNode } from "react";

/** The props of a component in `slots/` of a site. */
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
  /** Returns a text of the shell by its key; `values` fill its places, such as `{count}`. */
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** Shows a component of `components/`, which browsers hydrate; its props are values of JSON. */
  readonly island: (name: string, props?: Readonly<Record<string, unknown>>) => ReactNode;
  readonly direction: "ltr" | "rtl";
}

/** What a site shows in places of the shell, by the name of the place. */
export type Slots = Readonly<Partial<Record<"Footer" | "HeaderEnd" | "PageEnd", ReactNode>>>;
