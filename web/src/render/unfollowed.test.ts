import { expect, test } from "vitest";
import { unfollowed } from "./unfollowed";

test("crawlers do not follow the links of a demo to pages of the app that it shows", () => {
  const nav = '<nav><a class="leaf" href="/orders?page=1">1</a><a href="/">2</a></nav>';
  expect(unfollowed(nav)).toBe(nav.replaceAll("<a ", '<a rel="nofollow" '));
});

test.each([
  ['<a href="#leaf">1</a>'],
  ['<a href="https://acorn.example/leaf">1</a>'],
  ['<a href="//acorn.example/leaf">1</a>'],
  ['<a rel="help" href="/leaf">1</a>'],
  ['<a href="/leaf" rel="help">1</a>'],
  ['<a data-href="/leaf">1</a>'],
  ['<a>1</a><area href="/leaf"/>'],
])("other links stay as they are: %s", (markup) => expect(unfollowed(markup)).toBe(markup));
