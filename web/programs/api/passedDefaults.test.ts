import { expect, test } from "vitest";
import type { Prop } from "./request.ts";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const trunk = `
import * as React from "react";
export interface TrunkProps {
  /** @default 1 */
  rings?: number;
  /** @default 'brown' */
  bark?: string;
  /** @default false */
  hollow?: boolean;
  /** @default { top: 0 } */
  edge?: { top: number };
  /** @default (age) => age + 1 */
  grow?: (age: number) => number;
  moss?: string;
}
declare const Trunk: React.FC<TrunkProps>;
export default Trunk;
`;

/** A component that takes the props of `Trunk`. */
function tree(name: string, props = "") {
  return `
import * as React from "react";
import { TrunkProps } from "../Trunk/Trunk.js";
export interface ${name}Props extends TrunkProps { ${props} }
declare const ${name}: React.FC<${name}Props>;
export default ${name};
`;
}

const imports = `
import { jsx as _jsx } from "react/jsx-runtime";
import Trunk from "../Trunk/index.js";
import Inner, { styled } from "../internal/Inner.js";
`;

const scripts = {
  Trunk: `
export default function Trunk({ rings = 1, bark = 'brown', ...other }) { return _jsx('i', other); }
`,
  Oak: `${imports}
const OakRoot = styled(Trunk, { name: 'Oak' })({ rings: 100 });
const Oak = /*#__PURE__*/React.forwardRef(function Oak(inProps, ref) {
  const props = useDefaults({ props: inProps, name: 'Oak' });
  const { shade = false, edge: edgeProp, ...other } = props;
  const grow = age => age + 1;
  return _jsx(OakRoot, {
    rings: 40, bark: "black", hollow: !shade, edge: edgeProp, grow, moss: 'green', ref: ref,
    ...other, children: _jsx('i', { rings: 3 }),
  });
});
export default Oak;
`,
  Elm: `${imports}
import { styled as make } from "@acorn/kit/internal/Inner.js";
function ElmBase(props) {
  const { rings, bark = 'grey', ...rest } = useDefaults(props);
  const isOld = useAge();
  const forwarded = { ...rest, slots: {} };
  const [Slot, slotProps] = useSlot('root', {
    elementType: Inner,
    externalForwardedProps: forwarded,
    additionalProps: { rings: isOld ? 2 : 1, edge: undefined, grow: slotProps.grow },
  });
  return _jsx(Slot, { ...slotProps });
}
const Elm = React.memo(ElmBase);
export { Elm as default };
`,
  Ash: `${imports}
export default function Ash(inProps) {
  const { hollow } = inProps, other = without(inProps, ["hollow"]);
  return (0, _jsx)(Trunk, _extends({}, other, {
    hollow: hollow && inProps.rings > 1,
    TrunkProps: _extends({}, hollow && { edge: { top: 5 } }, inProps.TrunkProps),
  }));
}
`,
  Yew: `${imports}
export const defaults = { rings: 70, bark: 'red' };
const fixed = { hollow: true };
export default (function Yew(props) { return _jsx(Trunk, { ...defaults, ...props, ...fixed }); });
`,
  Fir: `${imports}
const defaults = { needles: 30 };
export default function Fir(props) { return _jsx(Inner, { ...defaults, ...props }); }
`,
  Box: `${imports}
export default function Box(props) {
  const { rings, bark, hollow, grow, edge: edgeProp, ...other } = props;
  const edge = useAge() ? { top: 3 } : edgeProp;
  return _jsx(Trunk, {
    rings: isOld() ? 2 : rings, bark: bark || 'pale', hollow: hollow ?? isOld(), edge, ...other,
  });
}
`,
  Fern: `${imports}
const FernRoot = styled('div')({});
export default function Fern({ bark, ...other }) { return _jsx(FernRoot, { title: bark, ...other }); }
`,
};

const names = ["Trunk", "Oak", "Elm", "Ash", "Box", "Fern", "Yew", "Fir"] as const;

const files = {
  "index.d.ts": names.map((name) => `export * from "./${name}/${name}";`).join("\n"),
  "Trunk/index.js": `export { default } from "./Trunk.js"; export * from "./Trunk.js";`,
  "Trunk/Trunk.d.ts": trunk,
  "Oak/Oak.d.ts": tree("Oak", "shade?: boolean"),
  "Elm/Elm.d.ts": tree("Elm"),
  "Ash/Ash.d.ts": tree("Ash", "TrunkProps?: Partial<TrunkProps>"),
  "Box/Box.d.ts": tree("Box"),
  "Fern/Fern.d.ts": tree("Fern"),
  "Yew/Yew.d.ts": tree("Yew"),
  "Fir/Fir.d.ts": `
import Inner from "../internal/Inner.js";
declare const Fir: typeof Inner;
export default Fir;
`,
  "internal/Inner.d.ts": `
declare function Inner(props: {
  /** @default 2 */
  needles?: number;
  /** @default 5 */
  cones?: number;
}): null;
export default Inner;
`,
  "internal/Inner.js": `${imports}
export function styled() {}
export default function Inner(props) { return _jsx(Trunk, { ...props, hollow: true }); }
`,
  ...Object.fromEntries(names.map((name) => [`${name}/${name}.js`, scripts[name]])),
};

const all = names.map((name) => ({ name, module: `${name}/${name}` }));
const modules = all.map(({ module }) => module);
const { entries } = describeKit(openKit(makeProject(files), modules), all);
const rows = new Map<string, Prop>(
  entries.flatMap(({ name, props = [] }) =>
    props.map((prop) => [`${name}.${prop.name}`, prop] as const),
  ),
);
test.each([
  ["a value that is given", "Oak.rings", "40"],
  ["a text", "Oak.bark", "'black'"],
  ["what follows from the default of another prop", "Oak.hollow", "true"],
  ["a value where the other component has no default", "Oak.moss", "'green'"],
  ["the default of a prop that it takes itself", "Elm.bark", "'grey'"],
  ["a value that a component between them gives", "Elm.hollow", "true"],
  ["what stands for a prop that is not given", "Box.bark", "'pale'"],
  ["in an object that comes before the props", "Yew.rings", "70"],
])("the default is %s", (_, row, value) =>
  expect(rows.get(row)).toMatchObject({
    default: value,
    ownDefault: true,
    origin: { kind: "component", name: "Trunk" },
  }),
);

test.each([
  ["depends on a hook", "Elm.rings"],
  ["is taken out of an object", "Elm.grow"],
  ["depends on the prop itself", "Ash.hollow"],
  ["is what a function gives for it", "Box.hollow"],
  ["is given in an object of its own, under a condition", "Ash.edge"],
  ["has no component that would use it", "Fern.rings"],
])("there is no default where it %s", (_, row) => {
  expect(rows.get(row)).toMatchObject({ default: null });
  expect(rows.get(row)?.ownDefault).not.toBe(true);
});

test.each([
  ["passes the prop on as it is", "Oak.edge", "{ top: 0 }"],
  ["replaces the prop under a condition only", "Box.rings", "1"],
  ["replaces it so before it passes it on", "Box.edge", "{ top: 0 }"],
  ["passes on the same code", "Oak.grow", "(age) => age + 1"],
  ["passes on nothing", "Elm.edge", "{ top: 0 }"],
  ["leaves it to the others", "Ash.rings", "1"],
  ["keeps it, which tells nothing", "Fern.bark", "'brown'"],
  ["declares it", "Trunk.rings", "1"],
  ["passes on an object after the props", "Yew.hollow", "false"],
])("the declared default stays where the component %s", (_, row, value) => {
  expect(rows.get(row)).toMatchObject({ default: value });
  expect(rows.get(row)?.ownDefault).not.toBe(true);
});

test("a component that is declared as another one has the defaults that it passes on", () => {
  expect(rows.get("Fir.needles")).toMatchObject({ default: "30", origin: { kind: "own" } });
  expect(rows.get("Fir.cones")).toMatchObject({ default: "5", origin: { kind: "own" } });
});
