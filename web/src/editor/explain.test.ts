// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { explain } from "./explain.client";
import { readShortened } from "./reportContent";

const codes = {
  9: 'No <code><var data-arg="0">seed</var></code> in <b>pots</b><var data-arg="1"></var>.',
};

afterEach(() => void vi.unstubAllGlobals());

async function explained(message: string, answer: () => Promise<unknown>, route = "/faults/") {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const shortened = readShortened(message);
  const explanation = shortened && (await explain(shortened, { page: document, route }));
  const element = document.createElement("p");
  element.append(...(explanation?.content ?? []));
  return { fetched, href: explanation?.href, text: element.textContent, element };
}

const there = () => Promise.resolve({ ok: true, json: () => Promise.resolve(codes) });
const message = (query: string) =>
  `Minified Oak error #9; visit https://oak.example/faults/?${query} for the full message.`;

test("section 8: a shortened error is told with its arguments, and where this site explains it", async () => {
  const { fetched, href, text } = await explained(message("code=9&args[]=ash+leaf"), there);
  expect(fetched).toHaveBeenCalledWith("/faults/codes.json");
  expect([text, href]).toEqual(["No ash leaf in pots.", "/faults/?code=9&args[]=ash+leaf"]);
});

test("arguments are text and never markup", async () => {
  const { text, element } = await explained(message("code=9&args[]=%3Ci%3Eash%3C/i%3E"), there);
  expect(text).toBe("No <i>ash</i> in pots.");
  expect(element.querySelector("i")).toBe(null);
});

test("an error without an explanation here, or without a network, has none", async () => {
  const unknown = message("").replace("#9", "#8");
  const other = message("").replace("/faults/", "/problems/");
  expect((await explained(unknown, there)).href).toBe(undefined);
  expect((await explained(other, there)).fetched).not.toHaveBeenCalled();
  expect((await explained("Seeds are minified.", there)).fetched).not.toHaveBeenCalled();
  const offline = () => Promise.reject(new TypeError("offline"));
  expect((await explained(message("code=9"), offline)).href).toBe(undefined);
});

test.each([
  ["418?args[]=HTML&args[]=", "#418: “HTML”."],
  ["31?args[]=keys%20%7Bseed%2C%20leaf%7D&args[]=%3Ci%3E", "#31: “keys {seed, leaf}”, “<i>”."],
  ["321", "#321."],
])("the error %s of React is told with its arguments, and leads there", async (address, text) => {
  const href = `https://react.dev/errors/${address}`;
  const message = `Minified React error #${parseInt(address, 10)}; visit ${href} for the full message.`;
  const told = await explained(message, there);
  expect([told.text, told.href]).toEqual([`Minified React error ${text}`, new URL(href).href]);
  expect(told.fetched).not.toHaveBeenCalled();
});

test.each([
  "Minified Oak error #9; visit javascript:alert(1) for the full message.",
  "Minified Oak error #9; visit https:// for the full message.",
  "Minified Oak error #; visit https://oak.example/faults/",
])("%s is no shortened error", (text) => expect(readShortened(text)).toBe(null));
