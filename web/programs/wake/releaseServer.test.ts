import { afterAll, expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { serveRelease } from "./releaseServer.ts";

const policy = "default-src 'self'; script-src 'self'; style-src-elem 'self'";
const manifest = {
  mount: "/docs/",
  headers: { "Content-Security-Policy": policy, "X-Frame-Options": "SAMEORIGIN" },
  routes: { "/oak/": "/oak/index.html" },
  files: {
    "/oak/index.html": { file: "public/oak/index.html", type: "text/html" },
    "/a.js": { file: "public/a.js", type: "text/javascript", headers: { "X-Frame-Options": "" } },
    "/lost.js": { file: "public/lost.js", type: "text/javascript" },
  },
};
const files = { "public/oak/index.html": "<p>Oak</p>", "public/a.js": "a();" };
const folder = newFolder({ ...files, "manifest.json": JSON.stringify(manifest) });
const server = await serveRelease(folder);

afterAll(() => server.close());

test("a page is served with the policy of the release, which quotes what it refuses", async () => {
  const response = await fetch(`${server.origin}/docs/oak/?a#b`);
  expect(await response.text()).toBe("<p>Oak</p>");
  expect(response.headers.get("Content-Type")).toBe("text/html");
  const quoting = policy.replace("script-src", "script-src 'report-sample'");
  const both = quoting.replace("style-src-elem", "style-src-elem 'report-sample'");
  expect(response.headers.get("Content-Security-Policy")).toBe(both);
});

test("a file may leave a common header out", async () => {
  const response = await fetch(`${server.origin}/docs/a.js`);
  expect(await response.text()).toBe("a();");
  expect(response.headers.get("X-Frame-Options")).toBeNull();
});

test.each([
  ...["/docs/elm/", "/oak/", "/docs/lost.js", "/docs/%2e%2e/manifest.json"],
  ...["/docs/%E0", "/docs/valueOf"],
])("%s is not found", async (address) =>
  expect((await fetch(server.origin + address)).status).toBe(404),
);
