import { expect, test } from "vitest";
import { product, readRanking } from "../../src/search/sample";
import { findAddresses, type SearchRequest } from "./find";

const page = (name: string) => [name, `/${name}/`, [], [], false, ""];
const shards = {
  ...{ folder: "/words/", heads: [], headFiles: [], starts: ["a"], startFiles: ["all"] },
  ...{ spellings: "/spellings", whole: "/whole" },
};
const guides = { pages: [[["Leaf in autumn"], [], "", []]] };

function ask(own: object, files: SearchRequest["files"], grouped = false) {
  const products = [{ ...product, id: "acorn", name: "Acorn", ...own }];
  const index = { version: 7, language: "en", ranking: readRanking(), textBase: null, products };
  const queries = [{ text: "leaf", product: "acorn", page: "" }];
  return findAddresses({ files: { "/_search/index.json": index, ...files }, queries, grouped });
}

test("pages and headings are found in all files of an index", async () => {
  const own = { pages: [page("leaf")], guides: "/guides" };
  const found = await ask(own, { "/guides": guides });
  expect(found).toEqual([["/leaf/", "/leaf/#leaf-in-autumn"]]);
});

test("grouped results are the rows of the dialog, in which headings stand below their page", async () => {
  const own = { pages: [page("leaf")], guides: "/guides" };
  const found = await ask(own, { "/guides": guides }, true);
  expect(found).toEqual([["/leaf/"]]);
});

test("a large product is asked by the shards of its words", async () => {
  const found = await ask(
    { shards },
    { "/words/all.json": { pages: [page("leaf")], guides: guides.pages } },
  );
  expect(found).toEqual([["/leaf/", "/leaf/#leaf-in-autumn"]]);
});
