// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { editedDemo } from "../testing/editedDemo";
import { type Editing, startEditing, startSharing } from "./startEditing.client";

/** A page of its own for each test: listeners of one do not hear another. */
function newPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = editedDemo;
  return page;
}

/** What is said beside the button of the demo's menu. */
function note(page: Document): Element | null | undefined {
  return page.querySelector("[data-sources]")?.parentElement?.querySelector("[data-note]");
}

function failureIsTold(page: Document): Promise<void> {
  const failed = import.meta.env.SHOWFLOOR_FAILED;
  return vi.waitFor(() => expect(note(page)?.textContent).toContain(failed));
}

function focus(page: Document, selector: string): void {
  page.querySelector(selector)?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function press(target: HTMLElement, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

const fetchCode = vi.fn(() => Promise.resolve());

beforeEach(() => {
  fetchCode.mockClear();
  vi.stubGlobal("reportError", vi.fn());
});

test("a pointer on code loads the editor, and nothing else does", async () => {
  const page = newPage();
  const edit = vi.fn();
  const load = vi.fn(() => Promise.resolve({ edit }));
  startEditing(page, fetchCode, chunk(load));
  focus(page, ".demo-toolbar button");
  expect(load).not.toHaveBeenCalled();
  focus(page, "pre");
  await vi.waitFor(() => expect(edit).toHaveBeenCalledWith(page.querySelector("pre")));
  // The editor takes the text of the page.
  expect(fetchCode).toHaveBeenCalledWith(page.querySelector("[data-demo]"));
});

test("who comes by with the keyboard has the editor loaded, and Enter opens it", async () => {
  const page = newPage();
  const edit = vi.fn();
  const load = vi.fn(() => Promise.resolve({ edit }));
  startEditing(page, fetchCode, chunk(load));
  const block = page.querySelector("pre");
  if (block === null) throw new Error("There is no code.");
  vi.spyOn(block, "matches").mockReturnValue(true);
  focus(page, "pre");
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  press(block, { key: "a" });
  press(block, { key: "Enter", ctrlKey: true });
  await Promise.resolve();
  expect(edit).not.toHaveBeenCalled();
  expect(press(block, { key: "Enter" }).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(edit).toHaveBeenCalledWith(block));
});

test("an editor that cannot be loaded leaves the code, and can be tried again", async () => {
  const page = newPage();
  const before = page.querySelector(".demo-code")?.innerHTML;
  const edit = vi.fn();
  const load = vi.fn<() => Promise<Editing>>(() => Promise.resolve({ edit }));
  load.mockRejectedValueOnce(new Error("offline"));
  startEditing(page, fetchCode, chunk(load));
  focus(page, "pre");
  await failureIsTold(page);
  expect(page.querySelector(".demo-code")?.innerHTML).toBe(before);
  note(page)?.querySelector("button")?.click();
  await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce());
});

test("shared code is only asked for when the address brings some", () => {
  const load = vi.fn(() => Promise.resolve({ restoreShared: vi.fn(() => Promise.resolve()) }));
  location.hash = "#Tree.tsx";
  startSharing(newPage(), fetchCode, chunk(load));
  expect(load).not.toHaveBeenCalled();
});

test("shared code that cannot be loaded is told at its demo", async () => {
  const page = newPage();
  location.hash = "#edit-Tree=abc";
  const offline = chunk(() => Promise.reject(new Error("offline")));
  startSharing(page, fetchCode, offline);
  await failureIsTold(page);
  location.hash = "";
});
