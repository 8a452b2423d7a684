import { createElement, type ReactNode } from "react";
import type { PlaygroundBlock, PlaygroundElement } from "../model/page.gen";
import type { Cast } from "./cast";
import { useOpening } from "./opening";
import { type Changes, givenValues } from "./values";

interface SubjectProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly cast: Cast;
}

/** Who plays, and how what was opened is closed. */
interface Scene {
  readonly cast: Cast;
  readonly close: () => void;
}

/** The component with its props. It starts anew when what it only begins with is changed. */
export function Subject({ block, changes, cast }: SubjectProps) {
  const opening = useOpening(block.opener);
  const scene = { cast, close: opening.close };
  const given = givenValues(block, changes);
  const props = {
    ...fixedProps(block, scene),
    ...rendersOf(block, scene),
    ...opening.props,
    ...Object.fromEntries(given),
  };
  const beginning = given.filter(([prop]) => /^default[A-Z]/.test(prop));
  const key = JSON.stringify(beginning);
  const children = block.children.map((child) => drawChild(child, scene));
  const subject = createElement(partOf(block.name, cast), { key, ...props }, ...children);
  const button = block.opener?.button ?? null;
  if (button === null) return subject;
  return (
    <>
      {draw(button, scene, { onClick: opening.press })}
      {subject}
    </>
  );
}

function drawChild(child: PlaygroundElement | string, scene: Scene): ReactNode {
  return typeof child === "string" ? child : draw(child, scene);
}

function draw(element: PlaygroundElement, scene: Scene, given: object = {}): ReactNode {
  const { component, children, closes } = element;
  const type = /^[a-z]/.test(component) ? component : partOf(component, scene.cast);
  const closing = closes === null ? {} : { [closes]: scene.close };
  return createElement(
    type,
    { ...given, ...fixedProps(element, scene), ...closing },
    ...children.map((one) => drawChild(one, scene)),
  );
}

function partOf(name: string, { parts }: Cast) {
  const part = parts[name];
  if (part === undefined) throw new Error(`The playground does not hold ${name}. Build again.`);
  return part;
}

function fixedProps(
  { props, elements }: Pick<PlaygroundElement, "props" | "elements">,
  scene: Scene,
): Record<string, unknown> {
  const plain = Object.entries(props).map(([name, json]): [string, unknown] => [
    name,
    JSON.parse(json),
  ]);
  const drawn = Object.entries(elements).map(([name, one]) => [name, draw(one, scene)] as const);
  return Object.fromEntries([...plain, ...drawn]);
}

function rendersOf({ renders }: PlaygroundBlock, scene: Scene): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(renders).map(([name, one]) => [
      name,
      (given: object) => draw(one, scene, given),
    ]),
  );
}
