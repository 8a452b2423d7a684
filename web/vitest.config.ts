import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The site holds documented packages to what the specification says of them.
    include: ["**/*.test.{ts,tsx}", "../site/contracts/*.test.ts"],
    environment: "node",
    // What is right does not wait for it: a busy machine needs longer than the usual five seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
