import type { PlaygroundBlock, PlaygroundState } from "../model/page.gen";
import { importLines } from "./importLines";
import {
  type Attribute,
  type ElementLines,
  Expression,
  flat,
  isNode,
  type Line,
  linesOf,
  type Node,
  Render,
} from "./jsx";
import { type Language, openingCode } from "./opening";
import { stateCode } from "./state";
import { closing, nodeOf, sceneOf } from "./scene";
import type { Changes } from "./values";

/** The code of what shows, in pieces of which some can be folded. */
export interface Code {
  /** Imports, and the function around the element where it has state. */
  readonly before: readonly Line[];
  /** The button that opens the component, where that is not open at first. */
  readonly button: readonly Line[];
  readonly element: ElementLines;
  readonly after: readonly Line[];
}

/** The statements and the element that show what the playground shows. */
export function codeOf(block: PlaygroundBlock, changes: Changes, language: Language): Code {
  const scene = sceneOf(block, changes);
  const { opener, state: kept } = block;
  if (opener === null) {
    if (kept !== null) return keptCode(block, scene, kept);
    const before = [...importLines(block, [scene]), []];
    return { before, button: [], element: linesOf(written(scene, ""), 0), after: [] };
  }
  const { state, attributes, press, close } = openingCode(opener, language);
  const subject = written(withAttributes(attributes, scene), close);
  const button = opener.button && nodeOf(opener.button, block, changes);
  const shown = button && written(withAttributes([], button, [[opener.press, press]]), close);
  const [start, end] = functionLines(state, shown !== null);
  return {
    before: [...importLines(block, button ? [scene, button] : [scene], true), [], ...start],
    button: shown === null ? [] : flat(linesOf(shown, 3)),
    element: linesOf(subject, shown === null ? 2 : 3),
    after: end,
  };
}

/** The code of an element whose value is kept. */
function keptCode(block: PlaygroundBlock, scene: Node, kept: PlaygroundState): Code {
  const { statement, attributes } = stateCode(kept);
  const [start, after] = functionLines(statement, false);
  return {
    before: [...importLines(block, [scene], true), [], ...start],
    button: [],
    element: linesOf(withAttributes(attributes, written(scene, "")), 2),
    after,
  };
}

export function wholeOf({ before, button, element, after }: Code): readonly Line[] {
  return [...before, ...button, ...flat(element), ...after];
}

export function joinLines(lines: readonly Line[]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join("\n");
}

function functionLines(
  state: string,
  fragment: boolean,
): readonly [readonly Line[], readonly Line[]] {
  const start: readonly Line[] = [
    [
      { text: "export default", kind: "keyword" },
      { text: " " },
      { text: "function", kind: "keyword" },
      { text: " Example() {" },
    ],
    [{ text: `  ${state}` }],
    [],
    [{ text: "  " }, { text: "return", kind: "keyword" }, { text: " (" }],
  ];
  const end: readonly Line[] = [[{ text: "  );" }], [{ text: "}" }]];
  if (!fragment) return [start, end];
  return [
    [...start, [{ text: "    <React.Fragment>" }]],
    [[{ text: "    </React.Fragment>" }], ...end],
  ];
}

/** The same with the expression that closes what was opened. */
function written(node: Node, close: string): Node {
  const value = (one: unknown): unknown => {
    if (one === closing) return new Expression(close);
    if (one instanceof Render) {
      return new Render(withAttributes([["{...params}", true]], written(one.node, close)));
    }
    return isNode(one) ? written(one, close) : one;
  };
  return {
    name: node.name,
    attributes: node.attributes.map(([name, one]) => [name, value(one)]),
    children: node.children.map((one) => (typeof one === "string" ? one : written(one, close))),
  };
}

function withAttributes(
  before: readonly Attribute[],
  node: Node,
  after: readonly Attribute[] = [],
): Node {
  return { ...node, attributes: [...before, ...node.attributes, ...after] };
}
