import { expect, test } from "vitest";
import { block, control, element } from "../testing/playgroundBlock";
import { codeOf, joinLines, wholeOf } from "./codeText";
import type { Changes } from "./values";

function code(fields: Parameters<typeof block>[0], changes: Changes = {}): string {
  const whole = joinLines(wholeOf(codeOf(block({ imports: {}, ...fields }), changes, "js")));
  return whole.trimStart();
}

const vein = element({ component: "Vein", props: { width: "2" }, children: ["Thick"] });

test("a control of a part sets the prop of each element of that component", () => {
  const width = control({ prop: "width", part: "Vein", kind: "number", initial: 2 });
  const fields = { controls: [width], children: [vein, vein] };
  const thick = "\n  <Vein width={3}>Thick</Vein>";
  expect(code(fields, { "Vein.width": 3 })).toBe(`<Leaf>${thick}${thick}\n</Leaf>`);
  expect(code(fields, { "Vein.width": null })).toContain("<Vein>Thick</Vein>");
});

test("a control of a part sets its text", () => {
  const text = control({ prop: "children", part: "Vein", kind: "node", initial: "Thick" });
  const fields = { controls: [text], children: [vein] };
  expect(code(fields, { "Vein.children": "Thin" })).toContain("<Vein width={2}>Thin</Vein>");
});

test("a sample is an element in the prop that is set to its name", () => {
  const icon = control({ prop: "icon", kind: "icon", choices: ["Bud"] });
  const fields = { controls: [icon], samples: { Bud: element({ component: "BudIcon" }) } };
  expect(code(fields)).toBe("<Leaf />");
  expect(code(fields, { icon: "Bud" })).toBe("<Leaf icon={<BudIcon />} />");
});

test("a component stands in what is around it", () => {
  const label = element({ component: "Label", elements: { of: element({ component: "." }) } });
  const size = control({ prop: "size", kind: "number" });
  const written = code({ controls: [size], around: label }, { size: 4 });
  expect(written).toBe("<Label of={<Leaf size={4} />} />");
});

test("what is no plain value is written as the call that makes it", () => {
  const around = element({
    component: "Days",
    values: { by: { of: "Adapter", arguments: null } },
    children: [element({ component: "." })],
  });
  const values = { age: { of: "day", arguments: ['"2026-05-14"', "2"] } };
  const imports = { day: "import day from 'days';", Adapter: "import { Adapter } from 'days/a';" };
  expect(code({ controls: [], values, around, imports })).toBe(
    "import day from 'days';\nimport { Adapter } from 'days/a';\n\n" +
      "<Days by={Adapter}>\n  <Leaf age={day('2026-05-14', 2)} />\n</Days>",
  );
});
