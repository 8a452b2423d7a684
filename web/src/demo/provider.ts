import type { StylisPlugin } from "@emotion/cache";
import { type ComponentType, createContext, createElement, Fragment, type ReactNode } from "react";
import type { Direction } from "../settings/choices.client";

/** What mirrors its styles in right-to-left pages. */
export interface Mirrored {
  /**
   * Loads the right-to-left styling cache; until then nothing can be drawn from right to left. The
   * answer is what turns styles into mirrored ones, for those that are prerendered.
   */
  readonly mirror?: () => Promise<StylisPlugin[]>;
}

/** What a family's `Provider.tsx` gives its demos: theme, colour scheme, direction. */
export type DemoProvider = ComponentType<{ direction: Direction; children: ReactNode }> & Mirrored;

/** A component that is mirrored by what mirrors another. */
export function mirroredAs<Component extends ComponentType>(
  { mirror }: Mirrored,
  component: Component,
): Component & Mirrored {
  return Object.assign(component, mirror && { mirror });
}

/** For components that bring their own. */
export const Plain: DemoProvider = ({ children }) => createElement(Fragment, null, children);

/** The direction of the markup that is being prerendered, or that is about to be hydrated. */
export const MarkupDirection = createContext<Direction>("ltr");
