import { mount } from "../demo/mountDemo.client";
import { mirroredAs, Plain } from "../demo/provider";
import type { IslandOptions } from "../islands/island.client";
import type { PlaygroundModule } from "./playgroundModule";
import { Playground, type PlaygroundProps } from "./Playground";

/** Hydrates a playground; resolves when it is live. */
export function mountPlayground(
  element: HTMLElement,
  module: PlaygroundModule,
  options: IslandOptions,
): Promise<void> {
  // The page gives the rest of the props, as this component drew them on the server.
  const given = options.props as unknown as Omit<PlaygroundProps, "module">;
  const Shown = () => <Playground {...given} module={module} />;
  return mount(element, mirroredAs(module.Provider, Shown), Plain, options);
}
