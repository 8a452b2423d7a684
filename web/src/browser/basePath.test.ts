import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function below(base: string) {
  vi.stubEnv("BASE_URL", base);
  vi.resetModules();
  return import("./basePath");
}

test("site paths become addresses below the base, and others stay", async () => {
  const { withBase } = await below("/docs/");
  const addresses = ["/", "/oak/", "/docs/", "//oak.example/", "https://oak.example/", "#a", ""];
  expect(addresses.map(withBase)).toEqual([
    ...["/docs/", "/docs/oak/", "/docs/docs/"],
    ...addresses.slice(3),
  ]);
});

test("paths of the host become site paths where they are below the base", async () => {
  const { sitePath, isBelowBase } = await below("/docs/");
  expect(["/docs/", "/docs/oak/", "/oak/", "/docsy/"].map(sitePath)).toEqual([
    ...["/", "/oak/", "/oak/", "/docsy/"],
  ]);
  expect(["/docs/oak/", "/oak/", "/docsy/"].map(isBelowBase)).toEqual([true, false, false]);
});

test("at the root of a host nothing changes", async () => {
  const { withBase, sitePath, htmlWithBase } = await below("/");
  expect(["/", "/oak/", "//a/", "#a"].map(withBase)).toEqual(["/", "/oak/", "//a/", "#a"]);
  expect(["/", "/oak/"].map(sitePath)).toEqual(["/", "/oak/"]);
  expect(htmlWithBase('<a href="/oak/">')).toBe('<a href="/oak/">');
});

test("properties with an address get the base, and no others", async () => {
  const { propsWithBase } = await below("/docs/");
  const onClick = () => undefined;
  const others = { title: "/oak/", "data-group": "/oak/", onClick };
  const given = { href: "/oak/", "data-script": "/a.js", "data-imports": "/b.js /c.js" };
  expect(propsWithBase({ ...given, ...others })).toEqual({
    ...others,
    href: "/docs/oak/",
    "data-script": "/docs/a.js",
    "data-imports": "/docs/b.js /docs/c.js",
  });
});

test("finished HTML gets the base in its links and pictures, and not in its text", async () => {
  const { htmlWithBase } = await below("/docs/");
  const text = 'Write &lt;a href="/oak/"&gt;, or href="/oak/".';
  const html = (base: string) =>
    `${text} <a class="a" href="${base}/oak/#b">b</a><img alt="" src="${base}/a.png"> <a href="#c">`;
  expect(htmlWithBase(html(""))).toBe(html("/docs"));
});
