import { expect, test } from "vitest";
import { page } from "../../testing/shellModel";
import { postData } from "./Sharing";

const feeds = [{ title: "Atom", href: "/blog/atom.xml" }];
const authors = [{ title: "Ana", href: "/blog/authors/ana/" }];
const tags = [{ title: "Oaks", href: "/blog/tags/oak/" }];
const post = { date: "2026-11-20", minutes: 3, authors, tags };

test("a post says when it was published, by whom, and in which blog", () => {
  const url = "https://forest.example/blog/leaf/";
  expect(postData(page({ route: "/blog/leaf/", post, feeds }), url)).toEqual({
    "@type": "BlogPosting",
    datePublished: "2026-11-20",
    dateModified: "2026-11-20",
    mainEntityOfPage: url,
    author: [{ "@type": "Person", name: "Ana", url: "https://forest.example/blog/authors/ana/" }],
    keywords: ["Oaks"],
    isPartOf: { "@type": "Blog", url: "https://forest.example/blog/" },
  });
});

test("other pages add nothing", () =>
  expect(postData(page(), "https://forest.example/acorn/")).toEqual({}));
