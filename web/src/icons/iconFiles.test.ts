import { expect, test, vi } from "vitest";
import { createIconFiles } from "./iconFiles.client";
import { readNames } from "./iconNames";

const styles = [{ id: "Plain" }, { id: "Sharp" }];
const names = { names: ["Oak", "Elm", "Ash"], styles: [3, 3, 3], words: ["", "", ""] };
const [first, , third] = readNames({ shard: 2, ...names });
if (first === undefined || third === undefined) throw new Error("There are three icons.");

test("a file is loaded once, for all the icons in it", async () => {
  const asked: string[] = [];
  const load = (name: string) => {
    asked.push(name);
    return Promise.resolve([`<${name}>`, ""]);
  };
  const iconFiles = createIconFiles(load, styles, 2);
  expect(iconFiles.now(first, 0)).toBeUndefined();
  expect(await iconFiles.load(first, 0)).toBe("<Plain-0.json>");
  await iconFiles.load(first, 0);
  expect(await iconFiles.load(third, 1)).toBe("<Sharp-1.json>");
  expect(iconFiles.now(first, 0)).toBe("<Plain-0.json>");
  expect(asked).toEqual(["Plain-0.json", "Sharp-1.json"]);
});

test("a file that failed is asked for again", async () => {
  const load = vi.fn(() => Promise.resolve(["drawn"])).mockRejectedValueOnce(new Error("gone"));
  const iconFiles = createIconFiles(load, styles, 2);
  await expect(iconFiles.load(first, 0)).rejects.toThrow("gone");
  expect(await iconFiles.load(first, 0)).toBe("drawn");
});
