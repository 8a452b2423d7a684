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
  { folder: "editor", mayImport: ["model", "state", "ui", "demo", "sandbox"] },
  { folder: "render", mayImport: ["model", "state", "demo", "playground"] },
  { folder: "analytics", mayImport: ["model", "state"] },
  { folder: "offline", mayImport: ["state"] },
  { folder: "inspect", mayImport: ["model", "state"] },
  { folder: "search", mayImport: ["model", "state", "ui"] },
  { folder: "special", mayImport: ["search", "state", "ui"] },
  { folder: "dev", mayImport: ["islands"] },
];

const importZones = zones.map(({ folder, mayImport }) => ({
  target: `./web/src/${folder}`,
  from: "./web/src",
  except: [folder, ...mayImport].map((name) => `./${name}`),
  message: `web/src/${folder} may import only ${["itself", ...mayImport].join(", ")} (see docs/architecture.md).`,
}));

/** Places where a number is cut to what all engines agree on. */
const rounded =
  "CallExpression:matches([callee.property.name=/^(round|floor|ceil|trunc|toFixed|format)$/])";

/**
 * What differs between the server, which draws demos in UTC and English, and a reader's browser: React
 * would find other markup than was sent. Or between engines, whose functions end in other digits.
 */
const differing = [
  {
    selector: "CallExpression[callee.property.name=/^toLocale.*String$/][arguments.length=0]",
    message: "Name the locale: every reader's browser has another, e.g. toLocaleString('en').",
  },
  {
    selector:
      ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][arguments.length=0]",
    message:
      "Name the locale: every reader's browser has another, e.g. new Intl.NumberFormat('en').",
  },
  {
    selector:
      ":matches(NewExpression[callee.name='Date'], CallExpression[callee.name='dayjs'])[arguments.length=0]",
    message: "Name the time: a demo draws the same thing every time.",
  },
  {
    selector:
      ":matches(NewExpression[callee.name='Date'], CallExpression[callee.name='dayjs']) > Literal[value=/(Z|[+-]\\d\\d:?\\d\\d)$/]",
    message:
      "Leave out the zone, as in '2026-05-14T09:45': readers elsewhere would see another hour.",
  },
  {
    selector: "NewExpression[callee.name='Date'] > Literal[value=/^\\d{4}(-\\d\\d){0,2}$/]",
    message: "Give the hour too ('2026-05-14T00:00'): a day alone is midnight in UTC.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Name the time: a demo draws the same thing every time.",
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: "Choose the values: a demo draws the same thing every time.",
  },
  {
    selector: `BinaryExpression[operator='**']:not(${rounded} BinaryExpression)`,
    message: "Round it, as in Math.round(10 ** x): engines end such numbers in other digits.",
  },
  {
    selector: `CallExpression[callee.object.name='Math'][callee.property.name=/^(pow|exp|expm1|log.*|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)$/]:not(${rounded} CallExpression)`,
    message:
      "Round it, as in Math.round(100 * Math.sin(x)) / 100: engines end such numbers in other digits.",
  },
];

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
    files: ["site/{pages,components,families}/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...differing] },
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
