// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { chunk, orRetry, showIn } from "./chunk.client";

const offline = new TypeError("offline");
const reported = vi.fn();
const load = vi.fn<() => Promise<{ name: string }>>();
const part = chunk(load);
const { SHOWFLOOR_FAILED: text, SHOWFLOOR_RETRY: label } = import.meta.env;

beforeEach(() => {
  document.body.innerHTML = "<p><input></p>";
  reported.mockReset();
  load.mockReset().mockResolvedValue({ name: "part" });
  vi.stubGlobal("reportError", reported);
});

function failure(): HTMLElement | null {
  return document.querySelector(".s-offer");
}

test("what a reader asked for is done with the exports", async () => {
  const act = vi.fn();
  await part.use(act);
  expect(act).toHaveBeenCalledExactlyOnceWith({ name: "part" });
  expect(failure()).toBeNull();
});

test("a failure shows in its place, is read out, and can be tried again", async () => {
  const act = vi.fn();
  const field = document.querySelector("input");
  load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  field?.focus();
  await part.use(act, showIn(document.querySelector("p") as HTMLElement));
  expect(document.querySelector("p > [role=alert]")?.textContent).toBe(`${text} ${label}`);
  expect(reported).toHaveBeenCalledExactlyOnceWith(offline);
  const again = () => failure()?.querySelector("button");
  again()?.focus();
  again()?.click();
  expect(failure()).toBeNull();
  expect(document.activeElement).toBe(field);
  await vi.waitFor(() => expect(failure()).not.toBeNull());
  again()?.click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(failure()).toBeNull();
});

test("what has no place of its own shows on the page, the last failure alone", async () => {
  load.mockRejectedValue(offline);
  await part.use(vi.fn());
  await part.use(vi.fn());
  expect(document.querySelectorAll("body > .s-offer")).toHaveLength(1);
});

test("what fails while it is used shows as well", async () => {
  await part.use(() => Promise.reject(offline));
  expect(failure()).not.toBeNull();
  document.body.replaceChildren();
  await orRetry(() => {
    throw offline;
  });
  expect(failure()).not.toBeNull();
});

test("what is prepared fails in silence, what it does then does not", async () => {
  load.mockRejectedValueOnce(offline);
  const act = vi.fn();
  part.prepare(act);
  part.prepare(act);
  await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith({ name: "part" }));
  expect([failure(), reported.mock.calls]).toEqual([null, []]);
});

test("what nobody asked for is reported, and not shown", async () => {
  load.mockRejectedValueOnce(offline);
  await part.inBackground(vi.fn());
  expect(reported).toHaveBeenCalledExactlyOnceWith(offline);
  await part.inBackground(() => Promise.reject(new Error("used")));
  expect(reported).toHaveBeenLastCalledWith(new Error("used"));
  expect(failure()).toBeNull();
});
