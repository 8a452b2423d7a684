import { expect, test, vi } from "vitest";
import { react, type Problem } from "./events";

const problem: Problem = { place: "a.md:3", what: "what", why: "why", fix: "fix" };

function start() {
  const show = vi.fn();
  const update = vi.fn();
  const reload = vi.fn();
  return { show, update, reload, tell: react({ show, update, reload }) };
}

test("problems are shown, and shown again when there are none", () => {
  const { show, reload, tell } = start();
  tell({ type: "problems", problems: [problem] });
  tell({ type: "problems", problems: [] });
  expect(show.mock.calls).toEqual([[[problem]], [[]]]);
  expect(reload).not.toHaveBeenCalled();
});

test("a change is shown without loading the page anew", () => {
  const { update, reload, tell } = start();
  tell({ type: "reload" });
  expect(update).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that has missed a change before it listened shows it, once", () => {
  const [update, reload] = [vi.fn(), vi.fn()];
  const tell = react({ show: vi.fn(), update, reload }, "one-1");
  tell({ type: "hello", server: "one-2" });
  tell({ type: "hello", server: "one-2" });
  expect(update).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("another server loads the page anew, the same one does not", () => {
  const { reload, tell } = start();
  tell({ type: "hello", server: "one" });
  tell({ type: "hello", server: "one" });
  expect(reload).not.toHaveBeenCalled();
  tell({ type: "hello", server: "two" });
  expect(reload).toHaveBeenCalledOnce();
});
