import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type DemoProvider, within } from "./provider";

interface Around {
  children: ReactNode;
}

test("adapters stand within the provider, the first outermost, and it is mirrored as before", () => {
  const mirror = () => Promise.resolve([]);
  const Main = ({ direction, children }: Around & { direction: string }) =>
    createElement("main", { dir: direction }, children);
  const Provider: DemoProvider = Object.assign(Main, { mirror });
  const Oak = ({ children }: Around) => createElement("b", null, children);
  const Elm = ({ children }: Around) => createElement("i", null, children);
  const Surrounding = within(Provider, [Oak, Elm]);
  const given = { direction: "rtl", colorScheme: "light", children: "Leaf" } as const;
  const demo = createElement(Surrounding, given);
  expect(renderToStaticMarkup(demo)).toBe('<main dir="rtl"><b><i>Leaf</i></b></main>');
  expect(Surrounding.mirror).toBe(mirror);
});
