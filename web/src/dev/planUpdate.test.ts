// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isStillCrashed } from "./updateIsland.client";
import { parsePage, planUpdate } from "./planUpdate.client";

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
  expect(updated("<h1>Leaf</h1><p>It is green.</p>", "<h1>Leaf</h1><p>It is red.</p>", open)).toBe(
    "<h1>Leaf</h1><p>It is red.</p>",
  );
  expect(open.querySelector("p")).toBe(paragraph);
});

test.each([
  ["<p>One.</p><p>Two.</p>", "<p>One.</p><p>Half.</p><p>Two.</p>"],
  ["<p>One.</p><p>Half.</p><p>Two.</p>", "<p>One.</p><p>Two.</p>"],
  ["<ul><li>One</li></ul>", "<ul><li>One</li><li>Two</li></ul>"],
  ['<a href="/a/">A</a>', '<a href="/b/" rel="next">B</a>'],
  ["<p>One.</p><p>Two.</p>", "<p>One.</p><pre>Two.</pre><p>Three.</p>"],
])("the page %s becomes %s", (before, after) => {
  expect(updated(before, after)).toBe(after);
});

test("what is live stays as it is while text around it changes", () => {
  const open = parse(`<p>Old</p>${island("<b>Days: 3</b>")}`);
  const live = open.querySelector("b");
  const [before, after] = [island("<b>Days: 0</b>"), island("<b>Mornings: 0</b>")];
  expect(updated(`<p>Old</p>${before}`, `<p>New</p><p>More</p>${after}`, open)).toBe(
    `<p>New</p><p>More</p>${island("<b>Days: 3</b>")}`,
  );
  expect(open.querySelector("b")).toBe(live);
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
  expect(updated("<main>Old</main>", "<main>New</main>", open)).toBe(
    "<main>New</main><dialog></dialog>",
  );
});

test.each([
  ["a new demo", "<p>A</p>", `<p>A</p>${island("B")}`],
  ["another demo", island("A"), island("A").replace("data-script", 'data-module="b" data-script')],
  ["other props", island("A"), island("A").replace("data-script", "data-props='{}' data-script")],
  ["a new script", "<p>A</p>", `<p>A</p><script src="/b.js"></script>`],
  ["other contents", "<nav data-contents>A</nav>", "<nav data-contents>B</nav>"],
])("%s is more than an open page can take in", (_, before, after) => {
  expect(updated(before, after)).toBeNull();
});

test("a page that a script has rebuilt is loaded anew", () => {
  expect(updated("<p>A</p>", "<p>B</p>", parse("<section><p>A</p></section>"))).toBeNull();
});

test("another style sheet is more than an open page can take in, but for those of demos", () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const [before, open] = [parse("", link("/a.css")), parse("", link("/a.css"))];
  expect(planUpdate(open, before, parse("", link("/b.css")))).toBeNull();
  const after = parse("", link("/a.css") + link("/_assets/critical-1.css"));
  for (const step of planUpdate(open, before, after) ?? []) step();
  expect(open.head.innerHTML).toBe(after.head.innerHTML);
});

test("code that is deferred is changed as well, whether it has been expanded or not", () => {
  const code = (text: string) =>
    `<figure data-demo="Leaf"><noscript data-deferred=""><pre>${text}</pre></noscript></figure>`;
  const open = parse("<figure data-demo='Leaf'></figure>");
  const bundle = open.createElement("noscript");
  bundle.dataset["deferred"] = "";
  bundle.textContent = "<pre>let a;</pre>";
  open.querySelector("figure")?.append(bundle);
  const changed = (text: string) => `<figure data-demo="Leaf"><pre>${text}</pre></figure>`;
  expect(updated(code("let a;"), code("let b;"), open)).toBe(changed("let b;"));
  expect(updated(code("let b;"), code("let c;"), open)).toBe(changed("let c;"));
});

const deferredCode = (text: string) =>
  `<figure data-demo="Leaf"><noscript data-deferred="" data-same-as="l"><pre>${text}</pre></noscript></figure>`;

/** An open page, as a browser with scripts has it: what is deferred is a text. */
function parseOpen(html: string): Document {
  const open = parsePage(html);
  for (const bundle of open.querySelectorAll("[data-deferred]")) {
    const own = open.createElement("noscript");
    own.dataset["deferred"] = "";
    own.textContent = bundle.textContent;
    bundle.replaceWith(own);
  }
  return open;
}

test("deferred code that has not changed stays deferred", () => {
  const [before, after] = [`<p>Old</p>${deferredCode("a")}`, `<p>New</p>${deferredCode("a")}`];
  const open = parseOpen(before);
  const steps = planUpdate(open, parsePage(before), parsePage(after)) ?? [];
  for (const step of steps) step();
  expect(open.querySelector("p")?.textContent).toBe("New");
  expect(open.querySelector("figure > noscript")?.textContent).toBe("<pre>a</pre>");
});

test("deferred code that has changed is expanded, in a page whose other code was, by its reader", () => {
  const pages = ["a", "b", "c"].map((text) => deferredCode("same") + deferredCode(text));
  const open = parseOpen(pages[0] ?? "");
  const read = open.querySelector("noscript");
  if (read) read.outerHTML = "<pre>same</pre>";
  const [first, ...later] = pages.map(parsePage);
  let before = first;
  for (const after of later) {
    for (const step of (before && planUpdate(open, before, after)) ?? []) step();
    before = after;
  }
  const expanded = (text: string) => `<figure data-demo="Leaf"><pre>${text}</pre></figure>`;
  expect(open.body.innerHTML).toBe(expanded("same") + expanded("c"));
});

test("what is put into a page anew is not deferred", () => {
  const deferred = '<details><noscript data-deferred=""><p>In</p></noscript></details>';
  const open = parseOpen("<p>A</p>");
  for (const step of planUpdate(open, parsePage("<p>A</p>"), parsePage(`${deferred}<p>A</p>`)) ??
    [])
    step();
  expect(open.body.innerHTML).toBe("<details><p>In</p></details><p>A</p>");
});
