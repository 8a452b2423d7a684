import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PostListBlock } from "../model/page.gen";
import { t } from "../testing/shellModel";
import { PostHead } from "./PostHead";
import { PostList } from "./PostList";

const authors = ["Ana", "Bo"].map((title) => ({ title, href: `/blog/authors/${title}/` }));
const tags = [{ title: "Oaks", href: "/blog/tags/oak/" }];
const post = { date: "2026-11-02", minutes: 4, authors, tags };
const block: PostListBlock = {
  type: "posts",
  entries: [{ title: "Leaf fall", href: "/blog/leaf-fall/", description: "When.", post }],
  topics: [],
  page: 2,
  pages: 3,
  newer: "/blog/",
  older: "/blog/page/3/",
};

function drawn(changes: Partial<PostListBlock> = {}): string {
  return renderToStaticMarkup(<PostList block={{ ...block, ...changes }} language="en" t={t} />);
}

test("a post in a list is a headline that leads to it, with a date for readers and machines", () => {
  expect(drawn()).toMatch(/<h2[^>]*><a href="\/blog\/leaf-fall\/">Leaf fall<\/a><\/h2>/);
  expect(drawn()).toContain('<time dateTime="2026-11-02">November 2, 2026</time>');
});

test("a list of several pages leads on and back, a list of one nowhere", () => {
  expect(drawn()).toContain('<a href="/blog/" rel="prev"');
  expect(drawn()).toContain('<a href="/blog/page/3/" rel="next"');
  expect(drawn()).toContain("<span>Page 2 of 3</span>");
  expect(drawn({ pages: 1, newer: null, older: null })).not.toContain("<nav");
});

test("a post begins with what it is about, who wrote it, and how long it takes", () => {
  const html = renderToStaticMarkup(
    <PostHead post={post} description="When." language="en" t={t} />,
  );
  const text = html.replaceAll(/<[^>]*>/g, "");
  expect(text).toContain("When.November 2, 2026By Ana, Bo4 min read");
});
