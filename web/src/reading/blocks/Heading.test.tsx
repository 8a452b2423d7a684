import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Heading as HeadingBlock } from "../../model/page.gen";
import { Heading } from "./Heading";

const block: HeadingBlock = {
  type: "heading",
  level: 2,
  id: "rings",
  html: "Annual <code>rings</code>",
  text: "Annual rings",
  plan: null,
};

function draw(fields: Partial<HeadingBlock>): string {
  return renderToStaticMarkup(<Heading block={{ ...block, ...fields }} t={(key) => key} />);
}

test("a heading is named by its text", () => {
  expect(draw({})).toMatch(
    /^<h2 id="rings" class="s-heading" aria-label="Annual rings"><span>Annual <code>rings<\/code><\/span><a /,
  );
});

test("the plan of a section is a part of its heading and of its name", () => {
  const html = draw({ plan: "pro" });
  expect(html).toContain('aria-label="Annual rings, plan.pro"');
  expect(html).toContain('</span><span class="s-badge">plan.pro</span><a ');
});
