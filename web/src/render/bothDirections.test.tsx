import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderBothDirections } from "./bothDirections";
import { CollectedStyles } from "../site/CollectedStyles";
import { PageStyles } from "./critical";

function drawn(node: ReactNode, styles = new PageStyles({ light: [], dark: [".dark"] })) {
  const content = { nodeFor: () => node, render: renderToString, prefix: "leaf-" };
  return renderBothDirections({ ...content, plugins: undefined }, styles);
}

test("what is the same in both directions is kept once", () =>
  expect(drawn(<b>Leaf</b>)).toEqual({ html: "<b>Leaf</b>", rtl: null }));

test("a form whose action is a function would need a script that the policy refuses", () =>
  expect(() => drawn(<form action={() => undefined} />)).toThrow(
    "It would put an inline script into the page, which the security policy refuses. React writes " +
      "one for <form action={function}>: use onSubmit, with event.preventDefault(), instead.",
  ));

test("a demo with an emotion cache of its own would need a style that the policy refuses", () => {
  const style = <style data-emotion="leaf 1a2b">{"b { color: red }"}</style>;
  expect(() => drawn(style)).toThrow(
    "It would put an inline style into the page, which the security policy refuses. Emotion writes " +
      "one where a demo brings its own cache: draw it in the browser alone, with `::demo Name client`.",
  );
  expect(drawn(<style data-empty />).html).toBe('<style data-empty="true"></style>');
});

test("what is in a style element is in the styles of the page, where demos are drawn", () => {
  const styles = new PageStyles({ light: [], dark: [".dark"] });
  const css = ".dark .leaf{color:white}body{color:green;margin:0}";
  const { html } = drawn(<style data-leaf dangerouslySetInnerHTML={{ __html: css }} />, styles);
  expect(html).toBe('<style data-leaf="true"></style>');
  const { critical } = styles.write();
  const written = critical?.files[critical.href];
  expect(written).toContain(':is(.dark,[data-color-scheme="dark"]) .leaf{color:white}');
  expect(written).toContain("@layer s-base{body :where([data-stage], ");
});

test("styles that a library has collected leave no element", () => {
  const styles = new PageStyles({ light: [], dark: [] });
  const markup = <CollectedStyles css={() => ".leaf{color:green}"} />;
  expect(drawn(markup, styles).html).toBe("");
  const { critical } = styles.write();
  expect(critical?.files[critical.href]).toBe(".leaf{color:green}");
});
