import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CatalogBlock } from "../model/page.gen";
import { Catalog } from "./Catalog";

const line = "How it begins";
const seed = { name: "Seed", href: "/seed/", line, specimen: "acorn/Seed", screen: "" };
const bark = { name: "Bark", href: "/bark/", line: "", specimen: "", screen: "" };

function render(block: Partial<CatalogBlock>): string {
  const whole: CatalogBlock = {
    ...{ type: "catalog", group: "", small: false, family: "acorn", groups: [] },
    ...block,
  };
  return renderToStaticMarkup(<Catalog block={whole} picture={(key) => <b>{key}</b>} />);
}

test("a card shows its specimen on the stage of its family, out of reach", () =>
  expect(render({ groups: [{ name: "Parts", cards: [seed] }] })).toContain(
    '<div class="s-catalog-stage" data-stage="acorn" inert="" aria-hidden="true"><b>acorn/Seed</b></div>' +
      '<div class="s-catalog-text"><a href="/seed/">Seed</a><p>How it begins</p></div>',
  ));

test("a card without a specimen is its name, and a group of such cards says so", () => {
  const html = render({ groups: [{ name: "Parts", cards: [bark] }] });
  expect(html).toContain('aria-label="Parts" data-group="Parts" data-plain=""');
  expect(html).not.toContain("s-catalog-stage");
});

test("a card may show a whole screen, out of reach, and its group is laid out for that", () => {
  const desk = { ...bark, screen: "/bark/demos/Desk/" };
  const html = render({ groups: [{ name: "Parts", cards: [desk] }] });
  expect(html).toContain('data-group="Parts" data-screens=""');
  expect(html).toContain(
    '<div class="s-catalog-screen" inert="" aria-hidden="true">' +
      '<iframe src="/bark/demos/Desk/" title="Bark" loading="lazy" tabindex="-1"></iframe></div>',
  );
});

test("a long name may break between its words, and small cards have no line", () => {
  const long = { ...seed, name: "BarkPanelTrigger" };
  const html = render({ small: true, groups: [{ name: "Parts", cards: [long] }] });
  expect(html).toContain('<a href="/seed/">Bark<wbr/>Panel<wbr/>Trigger</a>');
  expect(html).not.toContain("How it begins");
});

test("several groups are named, and one alone is not: its heading is the page's", () => {
  const groups = ["Parts", "More"].map((name) => ({ name, cards: [seed] }));
  expect(render({ groups })).toContain('<h3 class="s-catalog-name">More</h3>');
  expect(render({ group: "Parts", groups: groups.slice(0, 1) })).not.toContain("<h3");
});
