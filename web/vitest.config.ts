import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The site holds documented packages to what the specification says of them.
    include: ["**/*.test.{ts,tsx}", "../site/contracts/*.test.ts"],
    environment: "node",
  },
});
