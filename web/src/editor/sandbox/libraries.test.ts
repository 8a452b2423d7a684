import { expect, test, vi } from "vitest";
import { Libraries, UnknownImport } from "./libraries";

const kit = { "@oak/kit": {}, "@oak/kit/Acorn": { default: 1 }, "@oak/kit/Leaf": {} };

function newLibraries() {
  const load = vi.fn(() => Promise.resolve({ default: kit }));
  const leaf = () => Promise.resolve({ default: { leaf: {} } });
  return { load, libraries: new Libraries({ "@oak/kit": load, leaf }) };
}

function unknown(libraries: Libraries, specifier: string): unknown {
  try {
    return libraries.get(specifier);
  } catch (error) {
    return error instanceof UnknownImport && error.available;
  }
}

test("a package is fetched when one of its modules is needed", async () => {
  const { libraries, load } = newLibraries();
  await libraries.fetch(["@oak/kit/Acorn", "@oak/kit"]);
  expect(load).toHaveBeenCalledOnce();
  expect(libraries.get("@oak/kit/Acorn")).toEqual({ default: 1 });
});

test("a module that is not there is told with those that are alike, a package with all", async () => {
  const { libraries } = newLibraries();
  await libraries.fetch(["@oak/kit/Acron", "lodash", "toString"]);
  expect(unknown(libraries, "@oak/kit/Acron")).toEqual(["@oak/kit/Acorn"]);
  expect(unknown(libraries, "lodash")).toEqual(["@oak/kit", "leaf"]);
  expect(unknown(libraries, "toString")).toEqual(["@oak/kit", "leaf"]);
});

test("a package that cannot be fetched says so", async () => {
  const libraries = new Libraries({ leaf: () => Promise.reject(new Error("offline")) });
  await expect(libraries.fetch(["leaf"])).rejects.toThrow("offline");
});
