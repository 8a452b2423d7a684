// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { copyText, startCopyButtons, textFor } from "./copy";

// jsdom lays nothing out.
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden]") === null;
};

function root(code: string, language = "ts"): Element {
  document.body.innerHTML = `
    <figure data-copy-root data-language="${language}">
      ${code}
      <button data-copy data-copied="Copied" data-denied="Denied"><span>Copy</span></button>
    </figure>`;
  return document.querySelector("button") as Element;
}

function line(text: string, mark = ""): string {
  return `<span class="line" ${mark && `data-mark="${mark}"`}>${text}\n</span>`;
}

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("code is copied without the lines that it removes", () => {
  const code = line("one") + line("old", "del") + line("new", "ins");
  expect(textFor(root(`<code data-copy-source>${code}</code>`))).toBe("one\nnew");
});

test("of a diff its result is copied", () => {
  const code = line(" one") + line("-old", "del") + line("+new", "ins");
  expect(textFor(root(`<code data-copy-source>${code}</code>`, "diff"))).toBe("one\nnew");
});

test("only what is shown is copied", () => {
  const code = "<code data-copy-source>ts</code><code data-copy-source hidden>js</code>";
  expect(textFor(root(code))).toBe("ts");
});

test("a refused clipboard is tried again with a selection", async () => {
  clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  document.execCommand = vi.fn(() => true);
  await copyText("text");
  expect(document.execCommand).toHaveBeenCalledWith("copy");
  expect(document.querySelector("textarea")).toBeNull();
});

test("when both are refused the error says that it is not allowed", async () => {
  clipboard(() => Promise.reject(new Error("no")));
  document.execCommand = () => false;
  await expect(copyText("text")).rejects.toMatchObject({ name: "NotAllowedError" });
});

test("a button says what it did, and then what it does", async () => {
  vi.useFakeTimers();
  clipboard(() => Promise.resolve());
  startCopyButtons(document);
  const button = root("<code data-copy-source>one</code>") as HTMLElement;
  button.click();
  await vi.advanceTimersByTimeAsync(1);
  expect(button.textContent).toBe("Copied");
  await vi.advanceTimersByTimeAsync(2000);
  expect(button.textContent).toBe("Copy");
  vi.useRealTimers();
});
