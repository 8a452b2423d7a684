import { expect, test } from "vitest";
import { packageExports } from "./exportedComponents.ts";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "package.json": JSON.stringify({ name: "@acorn/kit", version: "2.1.0", main: "index.js" }),
  "index.js": `
export { Leaf, Twig } from "./documented.js";
export { Card, Crown, Trunk } from "./checked.js";
export { Bark, Root, Ring } from "./plain.js";
export { Stem, Grain, default } from "./wrapped.js";
`,
  "documented.js": `
import * as React from "react";
/**
 * Grows in spring.
 *
 * @param {object} props
 * @param {string} props.label Its words.
 * @param {'small' | 'large'} [props.size]
 */
export function Leaf({ label, size = "small" }) {
  return React.createElement("i", { className: size }, label);
}
/**
 * @typedef {object} TwigProps
 * @property {React.ReactNode} children
 * @property {number} [length] In meters.
 */
/** @type {React.FC<TwigProps>} */
export const Twig = ({ children }) => React.createElement("b", null, children);
`,
  "checked.js": `
import React from "react";
import PropTypes from "prop-types";
export function Card({ title, tone }) {
  return React.createElement("div", { className: tone }, title);
}
const shared = { id: PropTypes.string };
Card.propTypes = {
  ...shared,
  /** Above all else. */
  title: PropTypes.string.isRequired,
  tone: PropTypes.oneOf(["light", "dark"]).isRequired,
  children: PropTypes.node,
  onOpen: PropTypes.func,
  rows: PropTypes.arrayOf(PropTypes.shape({ key: PropTypes.number.isRequired })),
  at: PropTypes.oneOfType([PropTypes.instanceOf(Date), PropTypes.number]),
  own: (props) => null,
};
Card.defaultProps = { tone: "light" };
export class Trunk extends React.Component {
  static propTypes = { rings: PropTypes.number.isRequired };
  render() { return null; }
}
export const Crown = React.forwardRef((props, ref) => React.createElement("p", { ref }));
Crown.propTypes = process.env.NODE_ENV !== "production" ? { wide: PropTypes.bool } : {};
`,
  "wrapped.js": `
import PropTypes from "prop-types";
import { withTheme } from "some-theme";
export const Shapes = { ROUND: "round", FLAT: "flat" };
const StemBase = ({ shape }) => shape;
StemBase.propTypes = { shape: PropTypes.oneOf(Object.values(Shapes)), first: PropTypes.oneOf([Shapes.FLAT]) };
StemBase.defaultProps = { shape: "flat" };
export const Stem = withTheme(StemBase);
export default connect(null)(withTheme(StemBase));
export const Grain = (props) => withTheme(props, StemBase);
`,
  "plain.js": `
import React from "react";
export function Bark({ rough, depth = 1 }) { return rough ? depth : null; }
export function Root(props) { return React.createElement("u", props); }
export function Ring() { return null; }
`,
};

const root = makeProject(files);
const library = openKit(root, []);

function propsOf(name: string) {
  const { entries, problems } = describeKit(library, [name]);
  expect(problems).toEqual([]);
  return entries[0]?.props?.map(({ name: prop, type, required, default: value, description }) =>
    [prop + (required ? "" : "?"), type.text, value ?? "", description].join(" | "),
  );
}

test("types of props are those of the comments in scripts", () => {
  expect(propsOf("Leaf")).toEqual([
    "label | string |  | Its words.",
    "size? | 'small' | 'large' | 'small' | ",
  ]);
  expect(propsOf("Twig")).toEqual([
    "children | React.ReactNode |  | ",
    "length? | number |  | In meters.",
  ]);
});

test("or else those that components check while they run", () => {
  expect(propsOf("Card")).toEqual([
    "at? | Date | number |  | ",
    "children? | React.ReactNode |  | ",
    "id? | string |  | ",
    "onOpen? | (...args: any[]) => any |  | ",
    "own? | any |  | ",
    "rows? | { key: number }[] |  | ",
    "title | string |  | Above all else.",
    "tone? | 'light' | 'dark' | 'light' | ",
  ]);
  expect(propsOf("Trunk")).toEqual(["rings | number |  | "]);
  expect(propsOf("Crown")).toEqual(["wide? | boolean |  | "]);
});

test("the same of a component that an unknown function made", () => {
  const stem = ["first? | 'flat' |  | ", "shape? | 'round' | 'flat' | 'flat' | "];
  expect(propsOf("Stem")).toEqual(stem);
  expect(propsOf("Kit")).toEqual(stem);
  expect(propsOf("Grain")).toEqual([]);
});

test("or else the names and the defaults that a function takes out of its props", () =>
  expect(propsOf("Bark")).toEqual(["depth? | number | 1 | ", "rough? | any |  | "]));

test("a component of which nothing is known has no types", () => {
  const { entries } = describeKit(library, ["Root", "Ring", "Bark"]);
  expect(entries.map(({ name, untyped }) => [name, untyped])).toEqual([
    ["Root", true],
    ["Ring", false],
    ["Bark", false],
  ]);
});

test("first demos are written by the same types", () => {
  const { components, untyped } = packageExports({ root, packages: ["@acorn/kit"] });
  expect(untyped).toBe(true);
  expect(
    components.map(({ name, label, given, choice }) => [name, label, given, choice?.prop]),
  ).toEqual([
    ["Leaf", "label", {}, "size"],
    ["Twig", "children", {}, undefined],
    ["Card", "children", { title: '"Title"' }, "tone"],
    ["Crown", null, {}, undefined],
    ["Trunk", null, { rings: "{1}" }, undefined],
    ["Bark", null, {}, undefined],
    ["Root", null, {}, undefined],
    ["Ring", null, {}, undefined],
    ["Stem", null, {}, "shape"],
    ["Grain", null, {}, undefined],
    ["Kit", null, {}, "shape"],
  ]);
});

test("a script beside the declarations of a package is not read in their place", () => {
  const own = makeProject({
    "package.json": JSON.stringify({ name: "@acorn/kit", version: "2.1.0", types: "index.d.ts" }),
    "index.d.ts": "export declare function Leaf(props: { size?: number }): null;",
    "Bud.js": "export default function Bud({ label }) { return label; }",
  });
  const { problems } = describeKit(openKit(own, ["Bud"]), ["Bud"]);
  expect(problems).toMatchObject([{ fault: "missing", entry: "Bud" }]);
});

test("CommonJS that a compiler wrote is read too", () => {
  const own = makeProject({
    "package.json": files["package.json"],
    "index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = exports.Bud = void 0;
var _react = _interopRequireDefault(require("react"));
var _propTypes = _interopRequireDefault(require("prop-types"));
function _interopRequireDefault(e) { return e && e.__esModule ? e : { default: e }; }
const Bud = ({ label }) => _react.default.createElement("i", null, label);
exports.Bud = Bud;
Bud.propTypes = { label: _propTypes.default.string.isRequired, kind: (0, _propTypes.oneOf)(["round"]) };
class Tree extends _react.default.Component { render() { return null; } }
_defineProperty(Tree, "propTypes", { high: _propTypes.default.bool });
var _default = exports.default = Tree;
`,
  });
  const { entries, problems } = describeKit(openKit(own, []), ["Bud", "Tree"]);
  expect(problems).toEqual([]);
  expect(
    entries.map(({ props, imports }) => [imports[0]?.code, props?.map(({ name }) => name)]),
  ).toEqual([
    ["import { Bud } from '@acorn/kit';", ["kind", "label"]],
    ["import Tree from '@acorn/kit';", ["high"]],
  ]);
});
