import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { serveRelease } from "./releaseServer.ts";

const folder = mkdtempSync(path.join(tmpdir(), "release-"));
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
mkdirSync(path.join(folder, "public/oak"), { recursive: true });
writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
writeFileSync(path.join(folder, "public/oak/index.html"), "<p>Oak</p>");
writeFileSync(path.join(folder, "public/a.js"), "a();");
const server = await serveRelease(folder);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("a page is served with the policy of the release, which quotes what it refuses", async () => {
  const response = await fetch(`${server.origin}/docs/oak/?a#b`);
  expect(await response.text()).toBe("<p>Oak</p>");
  expect(response.headers.get("Content-Type")).toBe("text/html");
  expect(response.headers.get("Content-Security-Policy")).toBe(
    "default-src 'self'; script-src 'report-sample' 'self'; style-src-elem 'report-sample' 'self'",
  );
});

test("a file may leave a common header out", async () => {
  const response = await fetch(`${server.origin}/docs/a.js`);
  expect(await response.text()).toBe("a();");
  expect(response.headers.get("X-Frame-Options")).toBeNull();
});

test.each([
  "/docs/elm/",
  "/oak/",
  "/docs/lost.js",
  "/docs/%2e%2e/manifest.json",
  "/docs/%E0",
  "/docs/valueOf",
])("%s is not found", async (address) => {
  expect((await fetch(server.origin + address)).status).toBe(404);
});
