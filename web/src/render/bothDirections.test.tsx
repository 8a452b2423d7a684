import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderBothDirections } from "./bothDirections";
import { PageStyles } from "./critical";

function drawn(node: ReactNode) {
  const content = {
    nodeFor: () => node,
    render: renderToString,
    prefix: "leaf-",
    plugins: undefined,
  };
  return renderBothDirections(content, new PageStyles());
}

test("what is the same in both directions is kept once", () => {
  expect(drawn(<b>Leaf</b>)).toEqual({ html: "<b>Leaf</b>", rtl: null });
});

test("a form whose action is a function would need a script that the policy refuses", () => {
  expect(() => drawn(<form action={() => undefined} />)).toThrow(
    "It would put an inline script into the page, which the security policy refuses. React writes " +
      "one for <form action={function}>: use onSubmit, with event.preventDefault(), instead.",
  );
});

test("a demo with an emotion cache of its own would need a style that the policy refuses", () => {
  expect(() => drawn(<style>{"b { color: red }"}</style>)).toThrow(
    "It would put an inline style into the page, which the security policy refuses. Emotion writes " +
      "one where a demo brings its own cache: draw it in the browser alone, with `::demo Name client`.",
  );
  expect(drawn(<style data-empty />).html).toBe('<style data-empty="true"></style>');
});
