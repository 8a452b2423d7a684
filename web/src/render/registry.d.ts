/** All modules of a site, made by the build; each is loaded when a page first needs it. */
declare module "showfloor:registry" {
  import type { ComponentType } from "react";

  // An ambient module cannot import from a relative place, but it can name a module there.
  /* eslint-disable @typescript-eslint/consistent-type-imports */
  type Mirrored = import("../demo/provider").Mirrored;
  type DemoProvider = import("../demo/provider").DemoProvider;
  type SchemeMarks = import("../demo/stagePlaces").SchemeMarks;
  type PlaygroundModule = import("../playground/playgroundModule").PlaygroundModule;
  /* eslint-enable @typescript-eslint/consistent-type-imports */

  type Table<Value> = Readonly<Record<string, () => Promise<{ readonly default: Value }>>>;

  /** By module key. */
  export const demos: Table<ComponentType>;
  /** Of the styles of all families. */
  export const schemeMarks: SchemeMarks;
  /** The key in `providers` of what surrounds each demo module. */
  export const surroundings: Readonly<Record<string, string>>;
  /** By family id, and by module key for demos with adapters. */
  export const providers: Readonly<
    Record<
      string,
      () => Promise<{
        readonly default: DemoProvider;
        readonly styleSheet?: (stage: string) => string;
        readonly themeOf?: (direction: string) => unknown;
      }>
    >
  >;
  /** By name. Each knows its own props; a page gives them, the direction, and the content of a directive. */
  export const components: Table<ComponentType<Record<string, unknown>> & Mirrored>;
  /** By key: the family and the name. */
  export const specimens: Table<ComponentType>;
  /** By the key of their blocks. */
  export const playgrounds: Table<PlaygroundModule>;
}
