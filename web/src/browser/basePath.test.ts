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
  expect(
    propsWithBase({
      href: "/oak/",
      title: "/oak/",
      "data-script": "/a.js",
      "data-imports": "/b.js /c.js",
      "data-group": "/oak/",
      onClick,
    }),
  ).toEqual({
    href: "/docs/oak/",
    title: "/oak/",
    "data-script": "/docs/a.js",
    "data-imports": "/docs/b.js /docs/c.js",
    "data-group": "/oak/",
    onClick,
  });
});

test("finished HTML gets the base in its links and pictures, and not in its text", async () => {
  const { htmlWithBase } = await below("/docs/");
  const text = 'Write &lt;a href="/oak/"&gt;, or href="/oak/".';
  expect(
    htmlWithBase(
      `${text} <a class="a" href="/oak/#b">b</a><img alt="" src="/a.png"> <a href="#c">`,
    ),
  ).toBe(
    `${text} <a class="a" href="/docs/oak/#b">b</a><img alt="" src="/docs/a.png"> <a href="#c">`,
  );
});
