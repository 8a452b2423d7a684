import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
export interface BudProps {
  icon?: JSX.Element;
  mark?: string | JSX.Element;
  bed?: JSX.IntrinsicElements["section"];
}
export declare function Bud(props: BudProps): JSX.Element;
`,
};

/** The types of the props of `Bud`, and what the program has to say of them. */
function described(root: string) {
  const library = openKit(root, ["Bud"]);
  const { entries, problems } = describeKit(library, ["Bud"]);
  const types = entries[0]?.props?.map(({ name, type }) => [name, type.text]);
  return { types, problems, named: entries[0]?.types, files: library.files() };
}

const elements = [
  ["icon", "JSX.Element"],
  ["mark", "string | JSX.Element"],
];

test("the global JSX of packages is that of React, whose types have no global one since 19", () => {
  const root = makeProject(files);
  const { types, problems, named, files: read } = described(root);
  expect(problems).toEqual([]);
  const section = "React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>";
  expect(types).toEqual([["bed", section], ...elements]);
  expect(named).toEqual([]);
  expect(read).not.toContain("declared-jsx.d.ts");
});

test("the types of React before 19 have a global JSX of their own", () => {
  const root = makeProject(files);
  const react = join(root, "node_modules/@types/react/index.d.ts");
  const element = "interface Element extends React.ReactElement<any, any> {}";
  const tags = "interface IntrinsicElements { section: { old?: boolean } }";
  appendFileSync(react, `declare global { namespace JSX { ${element} ${tags} } }`);
  const { types, problems } = described(root);
  expect(problems).toEqual([]);
  expect(types).toEqual([["bed", "{ old?: boolean }"], ...elements]);
});
