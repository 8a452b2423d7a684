import { mount } from "../demo/mount.client";
import { mirroredAs, Plain } from "../demo/provider";
import type { IslandOptions } from "../islands/island.client";
import type { Cast } from "./cast";
import { Playground, type PlaygroundProps } from "./Playground";

/** Wakes a playground; resolves when it is live. */
export function mountPlayground(
  element: HTMLElement,
  cast: Cast,
  options: IslandOptions,
): Promise<void> {
  // The page gives the rest of the props, as this component drew them on the server.
  const given = options.props as unknown as Omit<PlaygroundProps, "cast">;
  const Shown = () => <Playground {...given} cast={cast} />;
  return mount(element, mirroredAs(cast.Provider, Shown), Plain, options);
}
