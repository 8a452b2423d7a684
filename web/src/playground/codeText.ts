import type { PlaygroundBlock, PlaygroundElement } from "../model/page.gen";
import { type Attribute, elementLines, Expression, type Line, type Node, Render } from "./jsx";
import { type Language, openingCode } from "./opening";
import { type Changes, givenValues } from "./values";

/** The statements and the element that show what the playground shows. */
export function codeOf(
  block: PlaygroundBlock,
  changes: Changes,
  language: Language,
): readonly Line[] {
  const imports = Object.values(block.imports);
  if (block.opener === null) {
    return [...imports.map(importLine), [], ...elementLines(rootOf(block, changes), 0)];
  }
  const { state, attributes, press, close } = openingCode(block.opener, language);
  const subject = rootOf(block, changes, attributes, close);
  const button = block.opener.button && nodeOf(block.opener.button, close);
  const whole =
    button === null ? subject : beside(withAttribute(button, ["onClick", press]), subject);
  return [
    ...["import * as React from 'react';", ...imports].map(importLine),
    [],
    [
      { text: "export default", kind: "keyword" },
      { text: " " },
      { text: "function", kind: "keyword" },
      { text: " Example() {" },
    ],
    [{ text: `  ${state}` }],
    [],
    [{ text: "  " }, { text: "return", kind: "keyword" }, { text: " (" }],
    ...elementLines(whole, 2),
    [{ text: "  );" }],
    [{ text: "}" }],
  ];
}

export function textOf(lines: readonly Line[]): string {
  return lines.map((line) => line.map(({ text }) => text).join("")).join("\n");
}

function rootOf(
  block: PlaygroundBlock,
  changes: Changes,
  opening: readonly Attribute[] = [],
  close = "",
): Node {
  const given = givenValues(block, changes);
  const fixed = Object.entries(block.props).map(parsed);
  const text = given.find(([prop]) => prop === "children");
  return {
    name: block.name,
    attributes: [
      ...opening,
      ...fixed,
      ...elementsOf(block.elements, close),
      ...Object.entries(block.renders).map(rendered),
      ...given.filter((one) => one !== text),
    ],
    children:
      text === undefined ? block.children.map((one) => childOf(one, close)) : [String(text[1])],
  };
}

/** `close` is the expression that closes what was opened. */
function nodeOf(
  { component, props, elements, children, closes }: PlaygroundElement,
  close: string,
): Node {
  const attributes = [...Object.entries(props).map(parsed), ...elementsOf(elements, close)];
  if (closes !== null) attributes.push([closes, new Expression(close)]);
  return { name: component, attributes, children: children.map((one) => childOf(one, close)) };
}

function elementsOf(
  elements: Readonly<Record<string, PlaygroundElement>>,
  close: string,
): Attribute[] {
  return Object.entries(elements).map(([name, element]) => [name, nodeOf(element, close)]);
}

function rendered([name, element]: readonly [string, PlaygroundElement]): Attribute {
  const { attributes, ...node } = nodeOf(element, "");
  return [name, new Render({ ...node, attributes: [["{...params}", true], ...attributes] })];
}

function childOf(child: PlaygroundElement | string, close: string): Node | string {
  return typeof child === "string" ? child : nodeOf(child, close);
}

function beside(...children: readonly Node[]): Node {
  return { name: "React.Fragment", attributes: [], children };
}

function withAttribute(node: Node, attribute: Attribute): Node {
  return { ...node, attributes: [...node.attributes, attribute] };
}

function parsed([name, json]: readonly [string, string]): Attribute {
  return [name, JSON.parse(json)];
}

function importLine(statement: string): Line {
  return statement
    .split(/\b(import|from)\b|('[^']*')/)
    .flatMap((text: string | undefined): Line => {
      if (text === undefined || text === "") return [];
      if (text === "import" || text === "from") return [{ text, kind: "keyword" }];
      return [text.startsWith("'") ? { text, kind: "string" } : { text }];
    });
}
