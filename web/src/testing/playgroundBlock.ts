import type { PlaygroundBlock, PlaygroundControl, PlaygroundElement } from "../model/page.gen";

/** A control of any kind, for tests. */
export function control(fields: Partial<PlaygroundControl>): PlaygroundControl {
  return {
    prop: "size",
    kind: "string",
    ...{ choices: [], swatches: [], labeled: true, group: "", more: false },
    ...{ part: null, default: null, initial: null },
    ...fields,
  };
}

/** An element that a component is given, for tests. */
export function element(fields: Partial<PlaygroundElement>): PlaygroundElement {
  const nothing = { props: {}, values: {}, elements: {}, children: [], closes: null };
  return { component: "b", ...nothing, ...fields };
}

const sizes = ["small", "medium", 4, false];

/** A playground of an invented component, for tests. */
export function block(fields: Partial<PlaygroundBlock> = {}): PlaygroundBlock {
  return {
    type: "playground",
    key: "acorn/Leaf",
    name: "Leaf",
    family: "acorn",
    imports: { Leaf: "import Leaf from '@acorn/kit/Leaf';" },
    packages: {},
    controls: [
      control({ prop: "children", kind: "node", initial: "Green" }),
      control({
        prop: "size",
        kind: "choice",
        choices: sizes,
        default: "medium",
        initial: "medium",
      }),
      control({ prop: "veined", kind: "boolean", default: false, initial: false }),
      control({ prop: "flat", kind: "boolean", default: true, initial: true }),
      control({ prop: "age", kind: "number", default: 2, initial: 3 }),
      control({ prop: "title", kind: "string" }),
      control({ prop: "tone", kind: "choice", choices: ["light", "dark"] }),
    ],
    ...{ props: {}, values: {}, elements: {}, children: [], renders: {}, samples: {} },
    ...{ around: null, state: null, opener: null },
    align: "center",
    lines: 9,
    ...fields,
  };
}
