/** All modules of a site, made by the build; each is loaded when a page first needs it. */
declare module "showfloor:registry" {
  import type { ComponentType } from "react";
  import type { Mirrored, DemoProvider } from "../demo/provider";
  import type { Cast } from "../playground/cast";

  type Table<Value> = Readonly<Record<string, () => Promise<{ readonly default: Value }>>>;

  /** By module key. */
  export const demos: Table<ComponentType>;
  /** The family of each demo module. */
  export const families: Readonly<Record<string, string>>;
  /** By family id. */
  export const providers: Readonly<
    Record<
      string,
      () => Promise<{
        readonly default: DemoProvider;
        styleSheet?(stage: string): string;
        themeOf?(direction: string): unknown;
      }>
    >
  >;
  /** By name. Each knows its own props; what a page gives are strings, and the direction. */
  export const components: Table<ComponentType<object> & Mirrored>;
  /** By the key of their blocks. */
  export const playgrounds: Table<Cast>;
}
