import { statSync } from "node:fs";
import path from "node:path";

/** What is mutated, a file or a folder of `web/src`; the tests of its folder have to tell. */
const target = process.env["MUTATE"] ?? "web/src";
const isFolder = statSync(target).isDirectory();

/** Changes the frontend in many places, one at a time, and tells which changes no unit test notices. */
export default {
  mutate: [
    isFolder ? `${target}/**/*.{ts,tsx}` : target,
    "!web/src/**/*.test.{ts,tsx}",
    "!web/src/**/*.gen.ts",
    "!web/src/testing/**",
  ],
  // All that the tests read is copied.
  ignorePatterns: [
    ...["**", "!web/**", "web/node_modules", "!src/showfloor/translations/*"],
    ...["!tests/mutation/*.ts", "!tests/search/*"],
  ],
  tempDirName: ".showfloor/mutants/web",
  testRunner: "vitest",
  vitest: {
    configFile: "tests/mutation/vitest.config.ts",
    dir: isFolder ? target : path.dirname(target),
  },
  concurrency: 1,
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: ".showfloor/mutants/web.html" },
  jsonReporter: { fileName: ".showfloor/mutants/web.json" },
  thresholds: { high: 95, low: 85, break: 85 },
};
