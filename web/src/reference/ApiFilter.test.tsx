import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiParts, ApiRow, Block } from "../model/page.gen";
import { apiRow, apiTable, fillers } from "../testing/apiTable";
import { t } from "../testing/shellModel";
import { ApiFilter, placeOfFilter } from "./ApiFilter";

const bark = { kind: "component", name: "Bark", package: "@acme/kit", href: "/bark/" } as const;
const prose: Block = { type: "prose", html: "" };

function slots(rows: readonly ApiRow[], folded: readonly ApiRow[] = []): ApiParts {
  return { type: "api-parts", kind: "slots", rows, folded };
}

function render(...blocks: readonly Block[]): string {
  return renderToStaticMarkup(<ApiFilter blocks={blocks} t={t} />);
}

test("a page of few rows has no filter, and another one has it before its first table", () => {
  const three = fillers.slice(0, 3);
  expect(placeOfFilter([prose, apiTable(...three), slots(three)])).toBe(-1);
  expect(placeOfFilter([prose, apiTable(...three), slots(three, three)])).toBe(1);
  expect(placeOfFilter([prose])).toBe(-1);
});

test("the filter has only chips that find something, and counts the rows of all tables", () => {
  const html = render(
    apiTable(...fillers, apiRow({ name: "a", required: true, origin: bark })),
    slots([apiRow({ name: "root" })], [apiRow({ name: "old", deprecated: "" })]),
  );
  const chips = [...html.matchAll(/value="(\w+)" aria-pressed="false">([^<]*)<span>(\d+)/g)];
  const found = ["requiredRequired 1", "deprecatedDeprecated 1", "inheritedInherited 1"];
  expect(chips.map(([, ...parts]) => parts.join("").trim())).toEqual(found);
  const search = '<search class="api-filter" aria-label="Filter this page" data-needs-script=""';
  expect(html).toContain(search);
  expect(html).toContain(">11 of 11</span>");
});

test("the versions that added rows are asked for, the newest first", () => {
  expect(render(apiTable(...fillers))).not.toContain("<select");
  const versions = ["1.4", "1.10", "1.4"].map((since) => apiRow({ name: since, since }));
  expect(render(apiTable(...fillers), slots(versions))).toContain(
    '<option value="">Any version</option><option value="1.10">New since 1.10</option>' +
      '<option value="1.4">New since 1.4</option></select>',
  );
});
