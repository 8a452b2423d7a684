import type { ComponentType, ReactNode } from "react";
import type { DemoProvider } from "../demo/provider";

/** Any documented component: each knows its own props. */
export type Part = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** The components of a playground, as its module of the build exports them. */
export interface PlaygroundModule {
  readonly Provider: DemoProvider;
  /** By name: the component itself, and those that it is given. */
  readonly parts: Readonly<Record<string, Part>>;
}
