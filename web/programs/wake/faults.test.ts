import { expect, test } from "vitest";
import { faultsOf, faultsOfFailing } from "./faults.ts";
import type { Refused, Outcome } from "./inPage.ts";

const style: Refused = {
  directive: "style-src-elem",
  refused: "inline",
  source: "",
  sample: "b { color: red }",
};
const quiet: Outcome = { refused: [], crashes: [], asleep: 0 };
const mismatch = "Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML";

test("a demo that came alive has no fault", () => {
  expect(faultsOf(quiet, [])).toEqual([]);
});

test("a demo that has to throw has a fault if it does not", () => {
  expect(faultsOfFailing([])).toEqual([{ kind: "unthrown" }]);
  expect(faultsOfFailing([{ kind: "asleep" }])).toEqual([{ kind: "unthrown" }]);
  expect(faultsOfFailing([{ kind: "redrawn" }, { kind: "thrown", message: "worm" }])).toEqual([]);
});

test("of many styles that the policy refuses the first is told", () => {
  const refused = [style, { ...style, sample: "i" }, { ...style, refused: "https://oak.example/" }];
  expect(faultsOf({ ...quiet, refused }, [])).toEqual([
    { kind: "refused", ...style },
    { kind: "refused", ...style, refused: "https://oak.example/" },
  ]);
});

test("an error that nobody caught and a crash are told once", () => {
  const crashes = ["the acorn fell", "the oak fell"];
  expect(faultsOf({ ...quiet, crashes }, ["Error: the acorn fell"])).toEqual([
    { kind: "thrown", message: "Error: the acorn fell" },
    { kind: "thrown", message: "the oak fell" },
  ]);
});

test("what throws because it was refused is told as refused", () => {
  const refused = [{ ...style, directive: "script-src", refused: "eval" }];
  const kinds = faultsOf({ ...quiet, refused }, ["EvalError: Evaluating a string"]);
  expect(kinds.map(({ kind }) => kind)).toEqual(["refused"]);
});

test("other markup than on the server is told as such", () => {
  expect(faultsOf(quiet, [mismatch])).toEqual([{ kind: "redrawn" }]);
});

test("what suspends on the server alone is no fault", () => {
  expect(faultsOf(quiet, [mismatch.replaceAll("418", "419")])).toEqual([]);
});

test("a demo that is not live is told unless something says why", () => {
  expect(faultsOf({ ...quiet, asleep: 1 }, [])).toEqual([{ kind: "asleep" }]);
  expect(faultsOf({ ...quiet, asleep: 1 }, ["TypeError: no script"])).toEqual([
    { kind: "thrown", message: "TypeError: no script" },
  ]);
});

test("what reaches the shell is a fault by itself", () => {
  expect(faultsOf(quiet, [], { reached: ["a script makes color of h1 red"] })).toEqual([
    { kind: "reaches", message: "a script makes color of h1 red" },
  ]);
});

test("of the demos that were without styles the first is named", () => {
  expect(faultsOf(quiet, [], { unstyled: ["Acorn", "Leaf"] })).toEqual([
    { kind: "unstyled", message: "Acorn" },
  ]);
});
