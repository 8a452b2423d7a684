import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Heading as HeadingBlock } from "../../model/page.gen";
import { Heading } from "./Heading";

const rings = { html: "Annual <code>rings</code>", text: "Annual rings", plan: null };
const block: HeadingBlock = { type: "heading", level: 2, id: "rings", ...rings };

function draw(fields: Partial<HeadingBlock>): string {
  return renderToStaticMarkup(<Heading block={{ ...block, ...fields }} t={(key) => key} />);
}

test("a heading is named by its text", () => {
  const start = '<h2 id="rings" class="s-heading" aria-label="Annual rings">';
  expect(draw({}).startsWith(`${start}<span>${block.html}</span><a `)).toBe(true);
});

test("the plan of a section is a part of its heading and of its name", () => {
  const html = draw({ plan: "pro" });
  expect(html).toContain('aria-label="Annual rings, plan.pro"');
  expect(html).toContain('</span><span class="s-badge">plan.pro</span><a ');
});
