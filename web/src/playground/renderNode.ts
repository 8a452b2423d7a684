import { createElement, type ReactNode } from "react";
import type { PlaygroundModule } from "./playgroundModule";
import { isNode, type Node, Render, Imported } from "./jsx";
import { closing } from "./scene";

/** The module with the components, and a function that closes what was opened. */
export interface SceneTools {
  readonly module: PlaygroundModule;
  readonly close: () => void;
}

/** An element of a scene, with what it is given beside; its key starts it over. */
export function renderNode(
  { name, attributes, children }: Node,
  tools: SceneTools,
  given: object = {},
  key?: string,
): ReactNode {
  const props = attributes.map(([prop, value]) => [prop, renderedValue(value, tools)] as const);
  return createElement(
    /^[a-z]/.test(name) ? name : partOf(name, tools.module),
    { ...given, ...Object.fromEntries(props), ...(key === undefined ? {} : { key }) },
    ...children.map((one) => (typeof one === "string" ? one : renderNode(one, tools))),
  );
}

function renderedValue(value: unknown, tools: SceneTools): unknown {
  if (value === closing) return tools.close;
  if (value instanceof Render) return (given: object) => renderNode(value.node, tools, given);
  if (value instanceof Imported) return madeOf(value, tools.module);
  return isNode(value) ? renderNode(value, tools) : value;
}

function madeOf({ of, given }: Imported, module: PlaygroundModule): unknown {
  const thing: unknown = partOf(of, module);
  return given === null ? thing : (thing as (...given: readonly unknown[]) => unknown)(...given);
}

function partOf(name: string, { parts }: PlaygroundModule) {
  const part = parts[name];
  if (part === undefined) throw new Error(`The playground does not hold ${name}. Build again.`);
  return part;
}
