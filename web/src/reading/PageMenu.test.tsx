import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { t } from "../testing/shellModel";
import { PageMenu, type PageMenuProps } from "./PageMenu";

const owl = { name: "Owl", href: "https://owl.example/?q=Read%20{markdown}.", icon: null };
const model = { ask: [owl], connect: "/owls/" };

function entries(page: PageMenuProps["page"], shell: PageMenuProps["model"]): readonly string[] {
  const html = renderToStaticMarkup(<PageMenu page={page} model={shell} t={t} />);
  return [...html.matchAll(/<(?:a|button) .*?<\/(?:a|button)>/g)].map(([entry]) => entry);
}

test("an assistant is asked about the Markdown of the page, by a link that gives nothing away", () => {
  const [, , ask] = entries({ canonical: "https://forest.example/leaf/" }, model);
  const markdown = "https%3A%2F%2Fforest.example%2Fleaf%2Findex.md";
  expect(ask).toContain(`href="https://owl.example/?q=Read%20${markdown}." rel="noopener"`);
  expect(ask).toContain("Ask Owl about this page");
  expect(ask).toContain('event-action="ask" data-analytics-event-label="Owl"');
});

test("where the host is unknown, no assistant could read the page", () => {
  const found = entries({ canonical: null }, model);
  const texts = found.map((entry) => entry.replaceAll(/<[^>]*>/g, ""));
  expect(texts).toEqual(["Copy page as Markdown", "View as Markdown", "Connect an assistant"]);
});

test("a site without settings for assistants has the Markdown alone", () => {
  const found = entries({ canonical: "https://forest.example/" }, { ask: [], connect: null });
  expect(found).toHaveLength(2);
});
