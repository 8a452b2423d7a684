import { expect, test } from "vitest";
import { createServer, type ViteDevServer } from "vite";
import { ownPages } from "./ownPages.ts";

const address = "http://127.0.0.1:5173/secret";

test("no server opens editors", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [ownPages(address)],
    server: { middlewareMode: true, ws: false },
  });
  expect(server.middlewares.stack.map(({ route }) => route)).not.toContain("/__open-in-editor");
  await server.close();
});

test("a Vite whose middleware that opens editors is elsewhere does not start", () => {
  const { configureServer } = ownPages(address);
  if (typeof configureServer !== "function") throw new Error("It is no function.");
  const server = { httpServer: null, middlewares: { stack: [] } } as unknown as ViteDevServer;
  const finish = Reflect.apply(configureServer, undefined, [server]) as () => void;
  const message = "Vite has no middleware at /__open-in-editor: find the one that opens editors.";
  expect(finish).toThrow(message);
});
