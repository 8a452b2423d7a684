import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Folders of `web/src` from the ground up: each may import those above it in this list. */
const zones = [
  { folder: "model", mayImport: [] },
  { folder: "styles", mayImport: [] },
  { folder: "state", mayImport: ["model"] },
  { folder: "ui", mayImport: ["model", "state"] },
  { folder: "blog", mayImport: ["model", "ui"] },
  { folder: "layout", mayImport: ["model", "state", "ui", "blog"] },
  { folder: "api", mayImport: ["model", "state", "ui"] },
  { folder: "page", mayImport: ["model", "state", "ui", "api", "blog"] },
  { folder: "demo", mayImport: ["model", "state", "ui", "islands"] },
  { folder: "playground", mayImport: ["model", "state", "ui", "islands", "demo"] },
  { folder: "icons", mayImport: ["model", "state", "ui", "islands"] },
  { folder: "islands", mayImport: ["model", "state", "ui"] },
  { folder: "panels", mayImport: ["model", "state", "ui"] },
  { folder: "tools", mayImport: ["model", "state", "ui", "demo", "editor"] },
  { folder: "sandbox", mayImport: ["demo"] },
  { folder: "editor", mayImport: ["model", "state", "demo", "sandbox"] },
  { folder: "render", mayImport: ["model", "demo", "playground"] },
  { folder: "analytics", mayImport: ["model", "state"] },
  { folder: "offline", mayImport: ["state"] },
  { folder: "inspect", mayImport: ["model", "state"] },
  { folder: "search", mayImport: ["model", "state", "ui"] },
  { folder: "special", mayImport: ["search", "state"] },
  { folder: "dev", mayImport: [] },
];

const importZones = zones.map(({ folder, mayImport }) => ({
  target: `./web/src/${folder}`,
  from: "./web/src",
  except: [folder, ...mayImport].map((name) => `./${name}`),
  message: `web/src/${folder} may import only ${["itself", ...mayImport].join(", ")} (see docs/architecture.md).`,
}));

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "dist",
      ".showfloor",
      ".venv",
      "benchmarks",
      "tests",
      "web/src/model/page.gen.ts",
    ],
  },
  {
    files: ["web/**/*.{ts,tsx}", "site/**/*.{ts,tsx}"],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { "import-x": importX },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs"] }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: importZones }],
      "import-x/no-cycle": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["web/**/*.test.{ts,tsx}"],
    rules: { "import-x/no-restricted-paths": "off" },
  },
  {
    // Patterns that some text could keep busy for a very long time. Those of the engine are looked
    // at in the same way by scripts/patterns.py.
    files: ["web/**/*.{js,mjs,ts,tsx}", "site/**/*.{ts,tsx}"],
    ignores: ["web/**/*.test.{ts,tsx}", "web/src/testing/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "certain" }],
    },
  },
  { files: ["**/*.tsx"], ...reactHooks.configs.flat["recommended-latest"] },
);
