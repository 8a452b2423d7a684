import { expect, test } from "vitest";
import { hashId } from "./hashId";

test.each([
  ["#size", "size"],
  ["size", "size"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  ["#50%", "50%"],
  ["#%E4%ZZ", "%E4%ZZ"],
  ["", ""],
])("the hash %s names the id %s", (hash, id) => expect(hashId(hash)).toBe(id));
