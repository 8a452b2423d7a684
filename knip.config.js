import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const programs = "web/programs";

/** Modules of the frontend that programs name in strings: scripts of pages, what the build imports. */
const named = readdirSync(programs, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(programs, file), "utf8").matchAll(/"(?:src\/)?([\w/.-]+\.tsx?)"/g),
  ])
  .map(([, file = ""]) => path.posix.join("src", file))
  .filter((file) => existsSync(path.join("web", file)));

/** Style sheets name them, and the engine, which makes them lighter. */
const fonts = /^@fontsource(-variable)?\//;

/**
 * What nothing imports, though all that stands in these folders is looked at.
 *
 * @type {import("knip").KnipConfig}
 */
export default {
  workspaces: {
    ".": {
      entry: [
        "scripts/*.mjs",
        "tests/support/**/*.{js,mjs}",
        // `index.html` names the first, the bundler finds the other.
        "examples/*/page/{main.tsx,vite.config.ts}",
      ],
      project: ["examples/**/*.{ts,tsx}", "scripts/*.mjs", "tests/support/**/*.{js,mjs}", "*.js"],
      ignoreDependencies: [
        fonts,
        // The guide to testing imports them in code that is compiled with the site.
        /^@testing-library\//,
        // Browser tests name it in strings.
        "vnu-jar",
        // Sites of the tests, and tests of the frontend, import them.
        /^(?:@emotion\/|@types\/|clsx$|dayjs$|jsdom$|react|web-vitals$)/,
        // Examples and tests of the site import what the site documents.
        /^(?:@mui\/|vite$)/,
      ],
    },
    web: {
      entry: [
        ...named,
        // The build puts their names together, and takes style sheets by a pattern.
        "src/offline/{worker,retire}{,.client}.ts",
        "src/**/*.css",
        // The engine starts them.
        "programs/*/main.ts",
        "programs/api/{exports,history,persistent}.ts",
        "programs/dev/sandbox.ts",
        // The engine names it in the manifest of a site.
        "src/demo/plainProvider.ts",
        "src/dev/overlay.client.ts",
      ],
      project: ["**/*.{ts,tsx,js,css}"],
      vitest: { config: "vitest.config.ts", entry: ["**/*.test.{ts,tsx}"] },
      ignoreDependencies: [
        ...["showfloor", /^@fonts\//, fonts],
        // The formatter loads it by its name.
        "@prettier/plugin-oxc",
        // The build writes an import of it for edited demos.
        "@tailwindcss/browser",
        // The engine starts it.
        "@typescript/native",
      ],
    },
    site: {
      entry: [
        // The engine finds demos beside their pages, and what stands around them by its place.
        "families/*/{Provider,Root}.tsx",
        // `family.toml` names adapters.
        "families/system/Jss.tsx",
        "families/*/specimens/*.tsx",
        "components/*.tsx",
        // Browser tests bundle them.
        "pitfalls/stage.ts",
        "pitfalls/*/**/*.tsx",
        "contracts/keys/*.tsx",
        "contracts/studio{Themes,Truth}.{ts,tsx}",
        "contracts/*.test.{ts,tsx}",
        "pages/**/[A-Z]*.tsx",
        "pages/**/[A-Z]*/**/index.tsx",
        "!pages/**/projects/**",
      ],
      project: [
        "**/*.{ts,tsx}",
        // Projects that guides show have entries and packages of their own.
        "!pages/**/projects/**",
      ],
      ignoreDependencies: [fonts],
    },
  },
  // Types of structs in Python; what has no use in the frontend is shown by vulture.
  ignoreIssues: { "web/**/*.gen.ts": ["types"] },
  ignoreBinaries: ["make"],
};
