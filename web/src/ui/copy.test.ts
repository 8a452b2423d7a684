// @vitest-environment jsdom
import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CodeBlock } from "../reading/blocks/CodeBlock";
import { CodeTabs } from "../reading/blocks/CodeTabs";
import { MarkdownLinks } from "../reading/MarkdownLinks";
import { apart, codeFile, renderDemos, shownDemo } from "../testing/demoFrame";
import { renderMarkup } from "../testing/markup";
import { t } from "../testing/shellModel";
import { copyText, startCopyButtons, textFor } from "./copy.client";
import { noteTimes } from "./announce.client";

// jsdom lays nothing out.
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden]") === null;
};

function block(html: string, language = "ts") {
  return { type: "code", language, html, source: "", title: null } as const;
}

/** Shows code; returns the button that copies it. */
function show(html: string, language?: string): HTMLElement {
  const code = createElement(CodeBlock, { block: block(html, language), t });
  document.body.innerHTML = renderMarkup(code);
  return document.querySelector("button") as HTMLElement;
}

function line(text: string, mark = ""): string {
  return `<span class="s-line" ${mark && `data-mark="${mark}"`}>${text}\n</span>`;
}

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("code is copied without the lines that it removes", () => {
  const code = line("one") + line("old", "del") + line("new", "ins");
  expect(textFor(show(code))).toBe("one\nnew");
});

test("of a diff its result is copied", () => {
  const code = line(" one") + line("-old", "del") + line("+new", "ins");
  expect(textFor(show(code, "diff"))).toBe("one\nnew");
});

test("only what is shown is copied", () => {
  const tabs = ["ts", "js"].map((label) => ({ label, code: block(label) }));
  const several = { type: "code-tabs", group: "language", tabs } as const;
  document.body.innerHTML = renderMarkup(createElement(CodeTabs, { block: several, t }));
  const [, second] = document.querySelectorAll<HTMLElement>(".s-tab-panel");
  if (second !== undefined) second.hidden = true;
  expect(textFor(document.querySelector("button") as HTMLElement)).toBe("ts");
});

test("a refused clipboard is tried again with a selection", async () => {
  clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const command = vi.fn(() => true);
  document.execCommand = command;
  await copyText("text");
  expect(command).toHaveBeenCalledWith("copy");
  expect(document.querySelector("textarea")).toBeNull();
});

test("the focus stays where it was when a selection is copied", async () => {
  clipboard(() => Promise.reject(new Error("no")));
  document.execCommand = () => true;
  const button = show("");
  button.focus();
  await copyText("text");
  expect(document.activeElement).toBe(button);
});

const refused = "The clipboard may not be written to";
const gone = () => {
  throw new TypeError("gone");
};

describe.each([
  ["is refused", () => false, refused],
  ["throws", gone, `${refused} (TypeError: gone)`],
])("when the selection %s too", (_, execCommand, message) => {
  beforeEach(() => {
    clipboard(() => Promise.reject(new Error("no")));
    document.execCommand = execCommand;
  });

  test("the error is not-allowed and nothing is left behind", async () => {
    const button = show("read");
    const before = document.body.innerHTML;
    button.focus();
    document.getSelection()?.selectAllChildren(document.querySelector("code") as Element);
    const error = new DOMException(message, "NotAllowedError");
    await expect(copyText("text")).rejects.toEqual(error);
    expect(document.body.innerHTML).toBe(before);
    expect(document.getSelection()?.toString()).toBe("read");
    expect(document.activeElement).toBe(button);
  });
});

test("beside an open dialog the selection is made inside of it", async () => {
  clipboard(() => Promise.reject(new Error("no")));
  document.body.innerHTML = "<dialog open><button>Copy</button></dialog>";
  document.querySelector("button")?.focus();
  const places: unknown[] = [];
  document.execCommand = () => {
    places.push(document.querySelector("textarea")?.parentElement?.localName);
    return true;
  };
  await copyText("text");
  expect(places).toEqual(["dialog"]);
});

const copied: string[] = [];
startCopyButtons(document);

function noteCopies(): void {
  vi.useFakeTimers();
  copied.length = 0;
  clipboard((text) => Promise.resolve(void copied.push(text)));
}

function note(): string | null | undefined {
  return document.querySelector("[data-note]")?.textContent;
}

function press(key: string, options: KeyboardEventInit = { ctrlKey: true }): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

function focusedCode(): HTMLElement {
  show("one");
  const code = document.querySelector("pre") as HTMLElement;
  code.focus();
  return code;
}

test("a note says for a while what a button did", async () => {
  noteCopies();
  show("one").click();
  await vi.advanceTimersByTimeAsync(1);
  expect([copied, note()]).toEqual([["one"], "Copied"]);
  await vi.advanceTimersByTimeAsync(noteTimes.done);
  expect(note()).toBe("");
});

describe("the shortcut", () => {
  beforeEach(noteCopies);

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    "%o copies the block with the focus",
    async (options) => {
      focusedCode();
      expect(press("c", options).defaultPrevented).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect([copied, note()]).toEqual([["one"], "Copied"]);
    },
  );

  test("leaves a selection to the browser", () => {
    const code = focusedCode();
    document.getSelection()?.selectAllChildren(code);
    expect(press("c").defaultPrevented).toBe(false);
    document.getSelection()?.removeAllRanges();
  });

  test("leaves text that is being written to its field", () => {
    focusedCode();
    document.querySelector("figure")?.insertAdjacentHTML("beforeend", "<textarea></textarea>");
    document.querySelector("textarea")?.focus();
    expect(press("c").defaultPrevented).toBe(false);
  });

  test("is no other key, and without a block there is nothing to copy", () => {
    focusedCode();
    for (const options of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      expect(press("c", options).defaultPrevented).toBe(false);
    document.body.innerHTML = "";
    expect(press("c").defaultPrevented).toBe(false);
    expect(copied).toEqual([]);
  });
});

test("the shortcut presses a button that copies in a way of its own", () => {
  noteCopies();
  const files = ["Leaf.tsx", "leaf.css"].map((name) => codeFile(name, name));
  const shown = { styling: "css", module: "oak/Leaf", ts: files, js: files, joined: apart };
  document.body.innerHTML = renderDemos(shownDemo({ variants: [shown] }));
  document.querySelector("pre")?.focus();
  const button = document.querySelector("[data-does=copy]") as HTMLElement;
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  press("c");
  expect(pressed).toHaveBeenCalledOnce();
  expect(copied).toEqual([]);
});

test("a button that names a file copies its text", async () => {
  const write = vi.fn((items: readonly { text: Promise<Blob> }[]) => Promise.resolve(items));
  vi.stubGlobal("navigator", { clipboard: { write } });
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly text: Promise<Blob>;
      constructor({ "text/plain": text }: Record<string, Promise<Blob>>) {
        this.text = text as Promise<Blob>;
      }
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("# Seed\n")));
  document.body.innerHTML = renderMarkup(
    createElement(MarkdownLinks, { className: "foot-link", t }),
  );
  document.querySelector("button")?.click();
  // At once: some browsers take no press for the cause of what is written later.
  const [[item] = []] = write.mock.calls[0] ?? [];
  expect(await (await item?.text)?.text()).toBe("# Seed\n");
});
