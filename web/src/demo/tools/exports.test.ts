import { strFromU8, unzipSync } from "fflate";
import { decompressFromBase64 } from "lz-string";
import { expect, test } from "vitest";
import * as codesandbox from "./codesandbox.client";
import { createProject } from "./project";
import { wish } from "../../testing/demoData";
import * as stackblitz from "./stackblitz.client";
import { zipProject } from "./zip.client";

const options = wish({ variant: "ts", styling: "tailwind" });
const project = createProject(options);

test("each file is a field for StackBlitz, which installs packages itself", () => {
  const fields = stackblitz.fieldsOf(options);
  expect(fields).toMatchObject({
    "project[title]": "Basic buttons",
    "project[template]": "node",
    "project[files][package.json]": project["package.json"],
    "project[files][src/demo/BasicButtons.tsx]": project["src/demo/BasicButtons.tsx"],
  });
  expect(Object.keys(fields)).toHaveLength(3 + Object.keys(project).length);
});

test("all files are one compressed field for CodeSandbox", () => {
  const { parameters = "", query } = codesandbox.fieldsOf(options);
  expect(parameters).toMatch(/^[\w-]+$/);
  const base64 = parameters.replace(/-/g, "+").replace(/_/g, "/");
  const entries = Object.entries(project).map(([path, content]) => [path, { content }]);
  expect(JSON.parse(decompressFromBase64(base64))).toMatchObject({
    files: Object.fromEntries(entries) as object,
  });
  expect(query).toBe("file=%2Fsrc%2Fdemo%2FBasicButtons.tsx");
});

test("a ZIP holds all files in one folder", () => {
  const packed = Object.entries(unzipSync(zipProject(options)));
  const files = packed.map(([path, content]) => [path, strFromU8(content)]);
  const expected = Object.entries(project).map(([path, text]) => [`basic-buttons/${path}`, text]);
  expect(files).toEqual(expected);
});
