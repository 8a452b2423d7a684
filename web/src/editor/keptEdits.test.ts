// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demosWithKeptEdits } from "../demo/keptEditsKey.client";
import { KeptEdits } from "./keptEdits.client";

const panel = { styling: "css", variant: "ts js", files: { "Tree.tsx": "let c;" }, foreign: false };
const edits = { panels: [panel], link: "" };

const kept = () => new KeptEdits(document, "Tree");

/** Whether the page asks before it is left. */
function asks(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/oak/tree/");
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("edits are there when their page is loaded again, and on no other page", () => {
  expect(kept().keep(edits)).toBe(true);
  expect(kept().recall()).toEqual({ ...edits, left: false });
  expect(demosWithKeptEdits(document)).toEqual(["Tree"]);
  history.replaceState(null, "", "/oak/");
  expect(demosWithKeptEdits(document)).toEqual([]);
  expect(kept().recall()).toBeNull();
});

test("a page that was left says so, one that hung or crashed does not", () => {
  kept().keep(edits);
  dispatchEvent(new Event("pagehide"));
  expect(kept().recall()).toEqual({ ...edits, left: true });
  expect(kept().recall()).toEqual({ ...edits, left: false });
});

test("nothing is kept of a demo without edits", () => {
  const tree = kept();
  tree.keep(edits);
  tree.remove();
  dispatchEvent(new Event("pagehide"));
  expect([tree.exist, sessionStorage.length]).toEqual([false, 0]);
});

test("edits without room are told, and their page asks before it is left", () => {
  const tree = kept();
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(tree.keep(edits)).toBe(false);
  expect(asks()).toBe(true);
  expect(tree.keep(edits)).toBe(true);
  expect(asks()).toBe(false);
});

test("a browser that forbids storage keeps nothing, and edits that are reset need no question", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(forbidden);
  const tree = kept();
  expect([tree.recall(), tree.exist, demosWithKeptEdits(document)]).toEqual([null, false, []]);
  expect(tree.keep(edits)).toBe(false);
  expect(asks()).toBe(true);
  expect(tree.recall()).toEqual({ ...edits, left: false });
  tree.remove();
  expect(asks()).toBe(false);
});

test.each(["{", "1", "[]", JSON.stringify({ panels: [{ ...panel, files: [] }], link: "" })])(
  "the entry %s is unreadable, and is not kept",
  (text) => {
    sessionStorage.setItem("edits:/oak/tree/#Tree", text);
    expect(kept().recall()).toBe("unreadable");
    expect(kept().recall()).toBeNull();
  },
);
