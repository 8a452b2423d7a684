import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const programs = "web/programs";

/** Modules of the frontend that programs name in strings: scripts of pages, what the build imports. */
const named = readdirSync(programs, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(programs, file), "utf8").matchAll(/"(?:src\/)?([\w/.-]+\.tsx?)"/g),
  ])
  .map(([, file = ""]) => path.posix.join("web/src", file))
  .filter((file) => existsSync(file));

/**
 * What nothing imports, though all that stands in these folders is looked at.
 *
 * @type {import("knip").KnipConfig}
 */
export default {
  entry: [
    ...named,
    // The build puts their names together, and takes style sheets by a pattern.
    "web/src/offline/{worker,retire}{,.client}.ts",
    "web/src/**/*.css",
    // The engine starts them, and writes the last one into offline copies.
    "web/programs/*/main.ts",
    "web/programs/api/{exports,persistent}.ts",
    "web/programs/build/installedLicenses.ts",
    "web/programs/dev/sandbox.ts",
    "web/src/dev/overlay.client.ts",
    "web/programs/copies/loader.js",
    "scripts/*.mjs",
    "tests/migrations/main.mjs",
    "tests/support/**/*.{js,mjs}",
    // The engine finds demos beside their pages, and what stands around them by its place.
    "site/families/*/{Provider,Root}.tsx",
    // `family.toml` names adapters.
    "site/families/system/Jss.tsx",
    "site/families/*/specimens/*.tsx",
    "site/components/*.tsx",
    // Browser tests bundle them.
    "site/pitfalls/stage.ts",
    "site/pitfalls/*/**/*.tsx",
    "site/contracts/keys/*.tsx",
    "site/pages/**/[A-Z]*.tsx",
    "site/pages/**/[A-Z]*/**/index.tsx",
    "!site/pages/**/projects/**",
    // `index.html` names it.
    "examples/*/page/main.tsx",
  ],
  project: [
    "web/**/*.{ts,tsx,js,css}",
    "site/**/*.{ts,tsx}",
    "examples/**/*.{ts,tsx}",
    // Projects that guides show have entries and packages of their own.
    "!site/pages/**/projects/**",
    "scripts/*.mjs",
    "tests/migrations/*.mjs",
    "tests/support/**/*.{js,mjs}",
    "*.js",
  ],
  vitest: {
    config: "web/vitest.config.ts",
    entry: ["web/**/*.test.{ts,tsx}", "site/contracts/*.test.{ts,tsx}"],
  },
  // Types of structs in Python; what has no use in the frontend is shown by vulture.
  ignoreIssues: { "web/**/*.gen.ts": ["types"] },
  ignoreDependencies: [
    // Modules and fonts that the build makes.
    "showfloor",
    /^@fonts\//,
    // Their files are named in style sheets of the site and in the engine, which makes them lighter.
    /^@fontsource(-variable)?\//,
    // The build writes an import of it for edited demos.
    "@tailwindcss/browser",
    // The guide to testing imports them in code that is compiled with the site.
    /^@testing-library\//,
    // Browser tests name it in strings.
    "vnu-jar",
  ],
  ignoreBinaries: ["make"],
};
