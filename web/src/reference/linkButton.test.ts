// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { apiRow, apiTable } from "../testing/apiTable";
import { renderMarkup } from "../testing/markup";
import { t } from "../testing/shellModel";
import { ApiTable } from "./ApiTable";
import { startLinkButton } from "./linkButton.client";

const written: string[] = [];
const clipboard = { writeText: vi.fn((text: string) => Promise.resolve(void written.push(text))) };
Object.defineProperty(navigator, "clipboard", { value: clipboard });
startLinkButton(document);

beforeEach(() => {
  written.length = 0;
  const size = apiRow({ id: "a", name: "size", html: "<p>Text</p>" });
  const block = apiTable(size, apiRow({ id: "b", name: "color" }));
  document.body.innerHTML = renderMarkup(createElement(ApiTable, { block, t }));
});

function button(): HTMLButtonElement | null {
  return document.querySelector("button");
}

function point(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

test("the row under the pointer has a button that says what it copies", () => {
  expect(button()).toBeNull();
  point("#a p");
  expect(button()?.closest("li")?.id).toBe("a");
  expect(button()?.ariaLabel).toBe("Copy link to size");
  point("#b");
  expect(document.querySelectorAll("button")).toHaveLength(1);
  expect(button()?.ariaLabel).toBe("Copy link to color");
});

test("the row with the focus has it too, next to its name", () => {
  document.querySelector<HTMLElement>("#b a")?.focus();
  expect(document.querySelector("#b a")?.nextElementSibling?.contains(button())).toBe(true);
});

test("a button with the focus stays when the pointer is elsewhere", () => {
  point("#a");
  button()?.focus();
  point("#b");
  expect(button()?.closest("li")?.id).toBe("a");
});

test("a press copies the whole address of the row and says so", async () => {
  point("#b");
  button()?.click();
  await vi.waitFor(() => expect(document.querySelector("[data-note]")?.textContent).toBe("Copied"));
  expect(written).toEqual([`${location.origin}/#b`]);
});

test("where copying is refused the address bar has the link, as the button says", async () => {
  point("#b");
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  document.execCommand = () => false;
  const failed = new Promise((resolve) => process.once("unhandledRejection", resolve));
  button()?.click();
  expect(await failed).toMatchObject({ name: "NotAllowedError" });
  expect(location.hash).toBe("#b");
  vi.unstubAllGlobals();
});
