// @vitest-environment jsdom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DemoProvider, PageDirection } from "./provider";
import { Surroundings } from "./Surroundings";

const Provider: DemoProvider = ({ direction, colorScheme, children }) => (
  <p data-given={`${direction} ${colorScheme}`}>{children}</p>
);

const demo = (
  <PageDirection.Provider value="rtl">
    <Surroundings Provider={Provider}>Leaf</Surroundings>
  </PageDirection.Provider>
);

const given = (element: Element) => element.querySelector("p")?.dataset["given"];

function choose(scheme: string) {
  document.documentElement.dataset["colorScheme"] = scheme;
}

const roots: Root[] = [];

afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  choose("light");
});

test("a provider is given the direction, and the scheme that the reader chose, and chooses later", async () => {
  choose("dark");
  const element = document.createElement("div");
  act(() => {
    const root = createRoot(element);
    roots.push(root);
    root.render(demo);
  });
  expect(given(element)).toBe("rtl dark");
  await act(async () => {
    choose("light");
    await Promise.resolve();
  });
  expect(given(element)).toBe("rtl light");
});

test("prerendered markup is that of the light scheme, which the browser takes over", () => {
  const element = document.createElement("div");
  element.innerHTML = renderToString(demo);
  expect(given(element)).toBe("rtl light");
  choose("dark");
  const mismatches: unknown[] = [];
  act(() => {
    const onRecoverableError = (error: unknown) => mismatches.push(error);
    roots.push(hydrateRoot(element, demo, { onRecoverableError }));
  });
  expect([given(element), mismatches]).toEqual(["rtl dark", []]);
});
