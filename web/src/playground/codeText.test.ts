import { expect, test } from "vitest";
import { block, control, element } from "../testing/playgroundBlock";
import { codeOf, joinLines, wholeOf } from "./codeText";
import type { Changes } from "./values";

function wholeCode(...given: Parameters<typeof codeOf>) {
  return wholeOf(codeOf(...given));
}

function code(changes: Changes = {}, fields: Parameters<typeof block>[0] = {}): string {
  return joinLines(wholeCode(block(fields), changes, "js")).replace(/^import[^\n]*\n\n/, "");
}

test("the code begins with the imports of what it uses", () => {
  const imports = {
    Leaf: "import Leaf from '@acorn/kit/Leaf';",
    Vein: "import { Vein } from '@acorn/kit';",
    Twig: "import Twig from '@acorn/kit/Twig';",
  };
  const children = [element({ component: "Vein" })];
  const written = joinLines(wholeCode(block({ imports, controls: [], children }), {}, "js"));
  expect(written.split("\n").slice(0, 3)).toEqual([imports.Leaf, imports.Vein, ""]);
});

test("many components of one package are imported together", () => {
  const names = ["Leaf", "Vein", "Twig"];
  const imports = Object.fromEntries(names.map((n) => [n, `import ${n} from '@acorn/kit/${n}';`]));
  const packages = Object.fromEntries(names.map((name) => [name, "@acorn/kit"]));
  const children = [element({ component: "Vein" }), element({ component: "Twig" })];
  const shown = (fields: object) =>
    joinLines(wholeCode(block({ imports, packages, controls: [], ...fields }), {}, "js"));
  expect(shown({ children })).toContain("import { Leaf, Vein, Twig } from '@acorn/kit';\n\n");
  expect(shown({ children: [children[0]] })).toContain("import Vein from '@acorn/kit/Vein';\n\n");
});

test("a value that the reader changes on the stage is written with its state", () => {
  const state = { prop: "value", change: "onChange", event: true, initial: '"left"' };
  const written = code({}, { controls: [], state });
  expect(written).toContain("const [value, setValue] = React.useState('left');");
  expect(written).toContain("<Leaf value={value} onChange={(event, next) => setValue(next)} />");
});

test("what the component takes anyway is left out, what the playground gives is not", () => {
  expect(code()).toBe("<Leaf age={3}>Green</Leaf>");
  expect(code({ age: 2 })).toBe("<Leaf>Green</Leaf>");
});

test.each([
  [{ children: null, age: 2 }, "<Leaf />"],
  [{ age: 2, veined: true, flat: false }, "<Leaf veined flat={false}>\n  Green\n</Leaf>"],
  [{ age: 2, size: 4 }, "<Leaf size={4}>Green</Leaf>"],
  [{ age: 2, title: 'a "b"' }, "<Leaf title={'a \"b\"'}>Green</Leaf>"],
  [{ age: 2, title: "a\\b" }, '<Leaf title={"a\\\\b"}>Green</Leaf>'],
  [{ age: 2, title: "it's" }, '<Leaf title="it\'s">Green</Leaf>'],
  [{ age: 2, title: "&amp;" }, "<Leaf title={'&amp;'}>Green</Leaf>"],
  [{ age: 2, children: "{a}" }, "<Leaf>{'{a}'}</Leaf>"],
  [{ age: 2, children: " a" }, "<Leaf>{' a'}</Leaf>"],
  [{ age: 2, children: "a < b" }, "<Leaf>{'a < b'}</Leaf>"],
])("%j is written as it means the same", (changes, expected) =>
  expect(code(changes)).toBe(expected),
);

test("an element without room takes a line a prop", () => {
  const title = "A title that is so long that it needs a line";
  const props = `\n  veined\n  age={3}\n  title="${title}"\n  tone="dark"\n`;
  const written = code({ title, tone: "dark", veined: true });
  expect(written).toBe(`<Leaf${props}>\n  Green\n</Leaf>`);
});

test("what the family gives is written too", () => {
  const vein = element({ component: "Vein", props: { width: "2" }, children: ["Thick"] });
  const given = {
    controls: [control({ prop: "veined", kind: "boolean", default: false, initial: false })],
    props: { sizes: '[1, "two", null]', slots: '{"in-put": {"id": true}}' },
    elements: { icon: element({ component: "Vein" }) },
    children: [vein, "and more"],
  };
  expect(code({}, given)).toBe(`<Leaf
  sizes={[1, 'two', null]}
  slots={{ 'in-put': { id: true } }}
  icon={<Vein />}
>
  <Vein width={2}>Thick</Vein>
  and more
</Leaf>`);
});

const button = element({ component: "Twig", children: ["Show"] });
const calls = { press: "onClick", opens: null, closes: "onClose", anchor: null };
const shown = { prop: "open", button, ...calls };

test("what is opened by a button is written with its state", () => {
  const leave = element({ component: "Twig", children: ["Leave"], closes: "onClick" });
  expect(code({}, { controls: [], opener: shown, children: [leave] })).toBe(
    `import * as React from 'react';
import Leaf from '@acorn/kit/Leaf';

export default function Example() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Twig onClick={() => setOpen(true)}>Show</Twig>
      <Leaf open={open} onClose={() => setOpen(false)}>
        <Twig onClick={() => setOpen(false)}>Leave</Twig>
      </Leaf>
    </React.Fragment>
  );
}`,
  );
});

test("a button has the callback of its library, and a value comes with or without an event", () => {
  const opener = { ...shown, press: "onPress" };
  expect(code({}, { controls: [], opener })).toContain("<Twig onPress={() => setOpen(true)}>");
  const state = { prop: "value", change: "onPick", event: false, initial: '"a"' };
  expect(code({}, { controls: [], state })).toContain("<Leaf value={value} onPick={setValue} />");
});

test("what opens at an element has a type in one language and none in the other", () => {
  const opener = { ...shown, closes: null, anchor: "anchorEl" };
  const [ts, js] = (["ts", "js"] as const).map((language) =>
    joinLines(wholeCode(block({ controls: [], opener }), {}, language)),
  );
  expect(ts).toContain("const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);");
  expect(js).toContain("const [anchor, setAnchor] = React.useState(null);");
  expect(js).toContain("onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}");
  expect(js).toContain("<Leaf open={anchor !== null} anchorEl={anchor} />");
});

test("a component with a button of its own stands alone", () => {
  const opener = { ...shown, prop: "in", button: null, opens: "onOpen" };
  expect(code({}, { controls: [], opener })).toContain(`  return (
    <Leaf
      in={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );`);
});

test("a function that draws an element is written as one", () => {
  const renders = { draw: element({ component: "Vein", props: { width: "2" } }) };
  const drawn = "(params) => <Vein {...params} width={2} />";
  expect(code({}, { controls: [], renders })).toBe(`<Leaf draw={${drawn}} />`);
});
