import { expect, test } from "vitest";
import { explainFailure, RequestError } from "./failure.ts";

test("a faulty line is named by its place", () => {
  const drawn = "Unexpected token\n   ╭─[ site/Leaf.tsx:3:11 ]\n 3 │ const a = ;";
  const error = new Error(`\u001B[31m[PARSE_ERROR] \u001B[0m${drawn}`);
  const line = "site/Leaf.tsx:3:11: Unexpected token";
  expect(explainFailure({ errors: [error, error] })).toBe(`${line}\n${line}`);
});

test("an import that leads nowhere is named by its file", () => {
  const file = `${process.cwd()}/site/Leaf.tsx`;
  const message = `[vite]: Rolldown failed to resolve import "@oak/kit" from "${file}".\nThis is`;
  expect(explainFailure(new Error(message))).toBe(
    'site/Leaf.tsx: imports "@oak/kit", which does not exist',
  );
});

test("our own errors keep their trace", () =>
  expect(explainFailure(new Error("The build has no entry x."))).toContain("failure.test.ts"));

test("what says all itself comes without a trace", () => {
  const missing = Object.assign(new Error("ENOENT: no such file, open 'a'"), { code: "ENOENT" });
  expect(explainFailure(missing)).toBe("ENOENT: no such file, open 'a'");
  expect(explainFailure(new RequestError("oak exports no leaf."))).toBe("oak exports no leaf.");
});

test("what is no error is told as it is", () => {
  expect(explainFailure("leaf")).toBe("leaf");
  expect(explainFailure(null)).toBe("null");
});
