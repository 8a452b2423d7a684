import { createElement, type ReactNode } from "react";
import type { Cast } from "./cast";
import { isNode, type Node, Render, Imported } from "./jsx";
import { closing } from "./scene";

/** Who plays, and how what was opened is closed. */
export interface Stage {
  readonly cast: Cast;
  readonly close: () => void;
}

/** An element of a scene, with what it is given beside; its key starts it anew. */
export function draw(
  { name, attributes, children }: Node,
  stage: Stage,
  given: object = {},
  key?: string,
): ReactNode {
  const props = attributes.map(([prop, value]) => [prop, drawn(value, stage)] as const);
  return createElement(
    /^[a-z]/.test(name) ? name : partOf(name, stage.cast),
    { ...given, ...Object.fromEntries(props), ...(key === undefined ? {} : { key }) },
    ...children.map((one) => (typeof one === "string" ? one : draw(one, stage))),
  );
}

function drawn(value: unknown, stage: Stage): unknown {
  if (value === closing) return stage.close;
  if (value instanceof Render) return (given: object) => draw(value.node, stage, given);
  if (value instanceof Imported) return madeOf(value, stage.cast);
  return isNode(value) ? draw(value, stage) : value;
}

function madeOf({ of, given }: Imported, cast: Cast): unknown {
  const thing: unknown = partOf(of, cast);
  return given === null ? thing : (thing as (...given: readonly unknown[]) => unknown)(...given);
}

function partOf(name: string, { parts }: Cast) {
  const part = parts[name];
  if (part === undefined) throw new Error(`The playground does not hold ${name}. Build again.`);
  return part;
}
