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

const both = ["/leaf/", "/leaf/#leaf-in-autumn"];
const own = { pages: [page("leaf")], guides: "/guides" };
const shard = { pages: [page("leaf")], guides: guides.pages };

test.each([
  ["pages and headings are found in all files of an index", own, "/guides", guides, false, both],
  ["grouped results are the rows of the dialog", own, "/guides", guides, true, ["/leaf/"]],
  ["a large product is asked by its shards", { shards }, "/words/all.json", shard, false, both],
])("%s", async (_, fields, file, content, grouped, found) =>
  expect(await ask(fields, { [file]: content }, grouped)).toEqual([found]),
);
