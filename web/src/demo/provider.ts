import type { StylisPlugin } from "@emotion/cache";
import { type ComponentType, createContext, createElement, Fragment, type ReactNode } from "react";
import type { Direction } from "../settings/preferences.client";

/** Mirrors its styles in right-to-left pages. */
export interface Mirrored {
  /**
   * Loads the right-to-left styling cache; until then nothing can be drawn from right to left. The
   * answer is what turns styles into mirrored ones, for those that are prerendered.
   */
  readonly mirror?: () => Promise<StylisPlugin[]>;
}

export type ColorScheme = "light" | "dark";

interface ProviderProps {
  readonly direction: Direction;
  readonly colorScheme: ColorScheme;
  readonly children: ReactNode;
}

/** The component of a family's `Provider.tsx`, which gives its demos their theme, color scheme, direction. */
export type DemoProvider = ComponentType<ProviderProps> & Mirrored;

/** A component that is mirrored by what mirrors another. */
export function mirroredAs<Component extends ComponentType<never>>(
  { mirror }: Mirrored,
  component: Component,
): Component & Mirrored {
  return Object.assign(component, mirror && { mirror });
}

/** A provider with what its family puts around demos that import certain packages, the first outermost. */
export function within(
  Provider: DemoProvider,
  adapters: readonly ComponentType<{ children: ReactNode }>[],
): DemoProvider {
  return mirroredAs(Provider, ({ children, ...given }: ProviderProps) =>
    createElement(Provider, {
      ...given,
      children: adapters.reduceRight<ReactNode>(
        (inner, Adapter) => createElement(Adapter, null, inner),
        children,
      ),
    }),
  );
}

/** For components that bring their own. */
export const Plain: DemoProvider = ({ children }) => createElement(Fragment, null, children);

/** The direction in which a tree is drawn: of the page, or of the markup that is prerendered. */
export const PageDirection = createContext<Direction>("ltr");
