import type {
  PlaygroundBlock,
  PlaygroundControl,
  PlaygroundElement,
  PlaygroundImported,
} from "../model/page.gen";
import { type Attribute, type Node, Render, Imported } from "./jsx";
import { type Changes, valueOf } from "./values";

/** The value of a callback that closes what was opened. */
export const closing = Symbol("closing");

/** The component of the element that is the place of the playground's own. */
const place = ".";

/** The scene of a playground: its component, inside the elements around it. */
export function sceneOf(block: PlaygroundBlock, changes: Changes): Node {
  return block.around === null ? subjectNode(block, changes) : nodeOf(block.around, block, changes);
}

/** The component with all that it is given. */
function subjectNode(block: PlaygroundBlock, changes: Changes): Node {
  const { given, text } = givenTo(null, block, changes);
  const inside = (element: PlaygroundElement) => nodeOf(element, block, changes);
  const fixed = Object.entries(block.props).map(parsed);
  return {
    name: block.name,
    attributes: [
      ...importedIn(block.values),
      ...fixed,
      ...given,
      ...Object.entries(block.elements).map(([name, one]): Attribute => [name, inside(one)]),
      ...Object.entries(block.renders).map(([name, one]): Attribute => [
        name,
        new Render(inside(one)),
      ]),
    ],
    children: text ?? block.children.map((one) => childOf(one, block, changes)),
  };
}

/** A sample as it is, whatever controls say. */
export function elementNode(element: PlaygroundElement): Node {
  const inside = Object.entries(element.elements);
  return {
    name: element.component,
    attributes: [
      ...importedIn(element.values),
      ...Object.entries(element.props).map(parsed),
      ...inside.map(([name, one]): Attribute => [name, elementNode(one)]),
    ],
    children: element.children.map((one) => (typeof one === "string" ? one : elementNode(one))),
  };
}

/** The element of a family's file, with what the controls of its component say. */
export function nodeOf(element: PlaygroundElement, block: PlaygroundBlock, changes: Changes): Node {
  if (element.component === place) return subjectNode(block, changes);
  const { controlled, given, text } = givenTo(element.component, block, changes);
  const isFree = ([name]: readonly [string, unknown]) => !controlled.has(name);
  const inside = Object.entries(element.elements).map(([name, one]): Attribute => [
    name,
    nodeOf(one, block, changes),
  ]);
  return {
    name: element.component,
    attributes: [
      ...importedIn(element.values),
      ...Object.entries(element.props).filter(isFree).map(parsed),
      ...given,
      ...inside.filter(isFree),
      ...(element.closes === null ? [] : [[element.closes, closing] as const]),
    ],
    children: text ?? element.children.map((one) => childOf(one, block, changes)),
  };
}

function childOf(child: PlaygroundElement | string, block: PlaygroundBlock, changes: Changes) {
  return typeof child === "string" ? child : nodeOf(child, block, changes);
}

interface Given {
  readonly controlled: ReadonlySet<string>;
  readonly given: readonly Attribute[];
  /** Its children, where a control says them. */
  readonly text: readonly string[] | undefined;
}

/** The attributes that the controls set, without default values. */
function givenTo(part: string | null, block: PlaygroundBlock, changes: Changes): Given {
  const controls = block.controls.filter((control) => control.part === part);
  const given = controls.flatMap((control) => {
    const value = valueOf(control, changes);
    if (value === null || value === control.default) return [];
    return [[control.prop, shownAs(control, value, block)] as const];
  });
  const controlled = new Set(controls.map(({ prop }) => prop));
  const text = given.filter(([prop]) => prop === "children").map(([, value]) => String(value));
  return {
    controlled,
    given: given.filter(([prop]) => prop !== "children"),
    text: controlled.has("children") ? text : undefined,
  };
}

function shownAs(
  { kind }: PlaygroundControl,
  value: unknown,
  { samples }: PlaygroundBlock,
): unknown {
  const sample = kind === "icon" || kind === "sample" ? samples[String(value)] : undefined;
  return sample === undefined ? value : elementNode(sample);
}

function importedIn(values: Readonly<Record<string, PlaygroundImported>>): readonly Attribute[] {
  return Object.entries(values).map(([name, { of, arguments: given }]): Attribute => [
    name,
    new Imported(of, given === null ? null : given.map((json): unknown => JSON.parse(json))),
  ]);
}

function parsed([name, json]: readonly [string, string]): Attribute {
  return [name, JSON.parse(json)];
}
