import { expect, test } from "vitest";
import { faultsOf, faultsOfFailing } from "./faults.ts";
import type { Refused, Outcome } from "./inPage.ts";

const sample = "b { color: red }";
const style: Refused = { directive: "style-src-elem", refused: "inline", source: "", sample };
const quiet: Outcome = { refused: [], crashes: [], asleep: 0 };
const mismatch = "Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML";

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

const asleep = { ...quiet, asleep: 1 };
const noScript = "TypeError: no script";
const red = "a script makes color of h1 red";

test.each<[string, Outcome, string[], Parameters<typeof faultsOf>[2], object[]]>([
  ["came alive has none", quiet, [], {}, []],
  ["has other markup than on the server is redrawn", quiet, [mismatch], {}, [{ kind: "redrawn" }]],
  ["suspends on the server alone has none", quiet, [mismatch.replaceAll("418", "419")], {}, []],
  ["is not live is asleep", asleep, [], {}, [{ kind: "asleep" }]],
  ["says why it is not has that", asleep, [noScript], {}, [{ kind: "thrown", message: noScript }]],
  ["reaches the shell", quiet, [], { reached: [red] }, [{ kind: "reaches", message: red }]],
  ["lacks styles first", quiet, [], { unstyled: ["A", "B"] }, [{ kind: "unstyled", message: "A" }]],
])("of faults, a demo that %s", (_, outcome, errors, seen, faults) =>
  expect(faultsOf(outcome, errors, seen)).toEqual(faults),
);
