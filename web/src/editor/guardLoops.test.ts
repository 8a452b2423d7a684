import { expect, test } from "vitest";
import { guardLoops } from "./guardLoops";
import { languageOf } from "./languages";

function guarded(code: string): string {
  const tree = languageOf("a.tsx")?.parser.parse(code);
  if (tree === undefined) throw new Error("There is no grammar.");
  return guardLoops(code, tree);
}

const loops = {
  "const a = 'while (true) {}'; // for (;;) {}\na.forEach(b);":
    "const a = 'while (true) {}'; // for (;;) {}\na.forEach(b);",
  "const A = () => <b onClick={() => { for (;;) {} }} />;":
    "const A = () => <b onClick={() => { for (;;) {__guard();} }} />;",
  "while (a)\n  b();\nfor (;;) {\n  c();\n}\n":
    "while (a)\n  {__guard();b();}\nfor (;;) {__guard();\n  c();\n}\n",
  "for (;;) { a(); }": "for (;;) {__guard(); a(); }",
  "for (const a of b) c();": "for (const a of b) {__guard();c();}",
  "for (const a in b) c();": "for (const a in b) {__guard();c();}",
  "for await (const a of b) { c; }": "for await (const a of b) {__guard(); c; }",
  "while (a);": "while (a) {__guard();;}".replace(") {", "){"),
  "do a(); while (b)": "do {__guard();a();} while (b)",
  "do { a } while (b)": "do {__guard(); a } while (b)",
  "o: while (a) b(), c();": "o: while (a) {__guard();b(), c();}",
  "while (a) while (b) c();": "while (a) {__guard();while (b) {__guard();c();}}",
};

test.each(Object.entries(loops))("%s", (code, expected) => expect(guarded(code)).toBe(expected));
