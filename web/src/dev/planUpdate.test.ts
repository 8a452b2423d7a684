// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isStillCrashed } from "./updateIsland.client";
import { planUpdate } from "./planUpdate.client";

const island = (markup: string, state = "live") =>
  `<div class="stage"><div data-island="${state}" data-script="/leaf.js">${markup}</div></div>`;

function parse(body: string, head = ""): Document {
  return new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, "text/html");
}

/** The open page after an update, or `null` where it has to be reloaded. */
function updated(before: string, after: string, open = parse(before)): string | null {
  const steps = planUpdate(open, parse(before), parse(after));
  if (steps === null) return null;
  for (const step of steps) step();
  return open.body.innerHTML;
}

test("a paragraph that was changed is changed in place", () => {
  const open = parse("<h1>Leaf</h1><p>It is green.</p>");
  const paragraph = open.querySelector("p");
  const after = "<h1>Leaf</h1><p>It is red.</p>";
  expect(updated("<h1>Leaf</h1><p>It is green.</p>", after, open)).toBe(after);
  expect(open.querySelector("p")).toBe(paragraph);
});

test.each([
  ["<p>One.</p><p>Two.</p>", "<p>One.</p><p>Half.</p><p>Two.</p>"],
  ["<p>One.</p><p>Half.</p><p>Two.</p>", "<p>One.</p><p>Two.</p>"],
  ["<ul><li>One</li></ul>", "<ul><li>One</li><li>Two</li></ul>"],
  ['<a href="/a/">A</a>', '<a href="/b/" rel="next">B</a>'],
  ["<p>One.</p><p>Two.</p>", "<p>One.</p><pre>Two.</pre><p>Three.</p>"],
])("the page %s becomes %s", (before, after) => expect(updated(before, after)).toBe(after));

test("what is live stays as it is while text around it changes", () => {
  const open = parse(`<p>Old</p>${island("<b>Days: 3</b>")}`);
  const live = open.querySelector("b");
  const [before, after] = [island("<b>Days: 0</b>"), island("<b>Mornings: 0</b>")];
  expect(updated(`<p>Old</p>${before}`, `<p>New</p><p>More</p>${after}`, open)).toBe(
    `<p>New</p><p>More</p>${island("<b>Days: 3</b>")}`,
  );
  expect(open.querySelector("b")).toBe(live);
});

test("the content of a live directive changes in it", () => {
  const page = (count: number, text: string) =>
    island(`<b>${String(count)}</b><div data-content=""><p>${text}</p></div>`);
  const open = parse(page(3, "Oaks"));
  expect(updated(page(0, "Oaks"), page(0, "Elms"), open)).toBe(page(3, "Elms"));
});

test("what is dehydrated is drawn anew", () => {
  const after = island("<b>Mornings</b>", "waiting");
  expect(updated(island("<b>Days</b>", "waiting"), after)).toBe(after);
});

test("a mistake stands in place of a live demo, which comes back when it is mended", () => {
  const open = parse(island("<b>Days: 3</b>"));
  const good = island("<b>Days: 0</b>", "waiting");
  const bad = good.replace("data-script", "data-fault data-script").replace("Days: 0", "Worm");
  updated(good, bad, open);
  expect(open.querySelector("[data-dev-fault]")?.textContent).toBe("Worm");
  expect(open.querySelector<HTMLElement>("[data-island]")?.style.display).toBe("none");
  updated(bad, good, open);
  expect(open.querySelector("[data-dev-fault]")).toBeNull();
  expect(open.querySelector<HTMLElement>("[data-island]")?.style.display).toBe("");
  expect(open.querySelector("b")?.textContent).toBe("Days: 3");
});

test("a demo that was mended and shows its crash all the same is told", () => {
  const open = parse(island("<b>Days: 3</b>"));
  const good = island("<b>Days: 0</b>", "waiting");
  const bad = good.replace("data-script", "data-fault data-script");
  const stage = open.querySelector<HTMLElement>("[data-island]") as HTMLElement;
  updated(good, bad, open);
  stage.innerHTML = "<button data-demo-restart>Restart</button>";
  expect(isStillCrashed()).toBe(false);
  updated(bad, good, open);
  expect(isStillCrashed()).toBe(true);
  stage.innerHTML = "<b>Days: 0</b>";
  expect(isStillCrashed()).toBe(false);
});

test("names of styles that Emotion has taken are no reason to load a page anew", () => {
  const names = (text: string) => `<div hidden=""><style data-emotion="${text}"></style></div>`;
  const open = parse(`<p>A</p><div hidden=""></div>`);
  expect(updated(`<p>A</p>${names("css 1")}`, `<p>B</p>${names("css 2")}`, open)).toBe(
    `<p>B</p><div hidden=""></div>`,
  );
});

test("what scripts have added behind the page stays", () => {
  const open = parse("<main>Old</main><dialog></dialog>");
  const html = updated("<main>Old</main>", "<main>New</main>", open);
  expect(html).toBe("<main>New</main><dialog></dialog>");
});

test.each([
  ["a new demo", "<p>A</p>", `<p>A</p>${island("B")}`],
  ["another demo", island("A"), island("A").replace("data-script", 'data-module="b" data-script')],
  ["other props", island("A"), island("A").replace("data-script", "data-props='{}' data-script")],
  ["a new script", "<p>A</p>", `<p>A</p><script src="/b.js"></script>`],
  ["other contents", "<nav data-contents>A</nav>", "<nav data-contents>B</nav>"],
])("%s is more than an open page can take in", (_, before, after) =>
  expect(updated(before, after)).toBeNull(),
);

test("a page that a script has rebuilt is loaded anew", () =>
  expect(updated("<p>A</p>", "<p>B</p>", parse("<section><p>A</p></section>"))).toBeNull());

test("another style sheet is more than an open page can take in, but for those of demos", () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const [before, open] = [parse("", link("/a.css")), parse("", link("/a.css"))];
  expect(planUpdate(open, before, parse("", link("/b.css")))).toBeNull();
  const after = parse("", link("/a.css") + link("/_assets/critical-1.css"));
  for (const step of planUpdate(open, before, after) ?? []) step();
  expect(open.head.innerHTML).toBe(after.head.innerHTML);
});
