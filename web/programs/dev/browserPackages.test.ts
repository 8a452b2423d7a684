import { expect, test, vi } from "vitest";
import type { ViteDevServer } from "vite";
import { BrowserPackages } from "./browserPackages.ts";

type Middleware = (
  request: { url: string },
  response: unknown,
  next: (e?: unknown) => void,
) => void;

/** A server whose packages are bundled when `init` is called; what it answers requests with. */
async function heldServer(init: () => Promise<void>) {
  const packages = new BrowserPackages();
  const depsOptimizer = { init };
  const use = vi.fn<(middleware: Middleware) => void>();
  const server = { environments: { client: { depsOptimizer } }, middlewares: { use } };
  const { configureServer } = packages.plugin();
  if (typeof configureServer !== "function") throw new Error("It is no function.");
  await Reflect.apply(configureServer, undefined, [server as unknown as ViteDevServer]);
  const [middleware] = use.mock.calls[0] ?? [];
  const ask = (url: string) =>
    new Promise<unknown>((resolve) => middleware?.({ url }, undefined, resolve));
  return { packages, depsOptimizer, ask };
}

test("packages are bundled when a script is asked for, once, and not when the server listens", async () => {
  const init = vi.fn(() => Promise.resolve());
  const { packages, depsOptimizer, ask } = await heldServer(init);
  await depsOptimizer.init();
  await ask("/styles/shell.css?direct");
  expect(init).not.toHaveBeenCalled();
  await ask("/src/page/dev.client.ts");
  await ask("/src/page/dev.client.ts");
  await packages.begin();
  expect(init).toHaveBeenCalledOnce();
});

test("what fails is told to whoever asks", async () => {
  const worm = new Error("worm");
  const { packages, ask } = await heldServer(() => Promise.reject(worm));
  expect(await ask("/src/page/dev.client.ts")).toBe(worm);
  await expect(packages.begin()).rejects.toBe(worm);
});
