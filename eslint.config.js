import path from "node:path";
import { defineConfig } from "eslint/config";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import { changedFolders } from "./scripts/changed.mjs";

/**
 * Folders of `web/src` from the ground up: each may import those above it in this list, and `everywhere`. A
 * folder in another one is apart from it where it has a line of its own. `page` starts what all have.
 */
const zones = [
  { folder: "model", mayImport: [] },
  { folder: "styles", mayImport: [] },
  { folder: "browser", mayImport: ["model"] },
  { folder: "errors", mayImport: [] },
  { folder: "ui", mayImport: ["model", "browser"] },
  { folder: "settings", mayImport: ["model", "browser", "ui"] },
  { folder: "islands", mayImport: ["browser", "ui"] },
  { folder: "dev", mayImport: ["ui", "islands"] },
  { folder: "blog", mayImport: ["model", "ui"] },
  { folder: "reference", mayImport: ["model", "ui", "settings"] },
  { folder: "search", mayImport: ["model", "browser", "ui", "settings"] },
  { folder: "reading", mayImport: ["model", "browser", "ui", "blog", "reference"] },
  {
    folder: "shell",
    mayImport: ["model", "browser", "ui", "settings", "blog", "search", "reading"],
  },
  { folder: "icons", mayImport: ["model", "browser", "ui", "islands"] },
  { folder: "catalog", mayImport: ["model", "ui"] },
  { folder: "demo", mayImport: ["model", "browser", "ui", "settings", "islands"] },
  { folder: "playground", mayImport: ["model", "ui", "islands", "demo"] },
  { folder: "editor/sandbox", mayImport: ["demo"] },
  {
    folder: "editor",
    mayImport: ["model", "browser", "ui", "settings", "errors", "demo", "editor/sandbox"],
  },
  { folder: "demo/tools", mayImport: ["model", "browser", "ui", "settings", "demo", "editor"] },
  { folder: "site", mayImport: ["model", "ui", "reading", "reference", "demo"] },
  { folder: "render", mayImport: ["model", "settings", "demo", "playground", "site"] },
  { folder: "analytics", mayImport: ["model", "browser", "settings"] },
  { folder: "offline", mayImport: ["browser"] },
];

/** What all folders may import. */
const everywhere = ["page/moments.client.ts", "browser/markup.ts"];

const foldersApart = zones.map(({ folder }) => folder).filter((folder) => folder.includes("/"));

const importZones = zones.flatMap(({ folder, mayImport }) => {
  const inside = foldersApart.filter((apart) => apart.startsWith(`${folder}/`));
  const names = inside.map((apart) => apart.slice(folder.length + 1));
  const target = `./web/src/${folder}${names.length === 0 ? "" : `/!(${names.join("|")}){,/**}`}`;
  const message = `web/src/${folder} may import only ${["itself", ...mayImport, ...everywhere].join(", ")} (see docs/architecture.md).`;
  return [
    {
      target,
      from: "./web/src",
      except: [folder, ...mayImport, ...everywhere].map((name) => `./${name}`),
      message,
    },
    ...foldersApart
      .filter((apart) => apart !== folder && !mayImport.includes(apart))
      .map((apart) => ({ target, from: `./web/src/${apart}`, message })),
  ];
});

/** What only a browser has. Components that it wakes use some of it, in effects and handlers. */
const browserGlobals = [
  ...["document", "window", "navigator", "location", "history", "matchMedia", "customElements"],
  ...["localStorage", "sessionStorage", "caches", "addEventListener", "removeEventListener"],
  ...["requestAnimationFrame", "requestIdleCallback", "getComputedStyle", "getSelection"],
  ...["MutationObserver", "ResizeObserver", "IntersectionObserver", "BroadcastChannel"],
];

const clientOnly =
  "The server may render with this module: what only runs in browsers is in files that end in .client.ts, " +
  "and only those import it (see docs/architecture.md).";

const loadedClient = {
  selector: "ImportExpression > Literal[value=/\\.client$/]",
  message: clientOnly,
};

/**
 * Node programs: each imports itself and `shared`. Node cannot load what modules of `web/src` import,
 * so that `build` and `dev` import only types from there.
 */
const programs = [
  { folder: "api", mayImport: [] },
  { folder: "build", mayImport: ["../src/model", "../src/render"] },
  { folder: "derive", mayImport: [] },
  {
    folder: "dev",
    mayImport: ["build", "../src/model", "../src/render", "../src/entry-server.tsx"],
  },
  { folder: "errors", mayImport: [] },
  { folder: "icons", mayImport: [] },
  { folder: "measures", mayImport: [] },
  // It answers as browsers do.
  { folder: "search", mayImport: ["../src/search", "../src/model"] },
  // Imports are measured as they are built.
  { folder: "sizes", mayImport: ["build"] },
  { folder: "wake", mayImport: [] },
];

const programZones = [
  ...programs.map(({ folder, mayImport }) => programZone(folder, ["shared", ...mayImport])),
  programZone("shared", []),
];

/** @param {string} folder @param {string[]} mayImport */
function programZone(folder, mayImport) {
  return {
    target: `./web/programs/${folder}`,
    from: "./web",
    except: [
      "./node_modules",
      ...[folder, ...mayImport].map((name) => `./${path.posix.join("programs", name)}`),
    ],
    message: `web/programs/${folder} may import only ${["itself", ...mayImport].join(", ")} (see docs/architecture.md).`,
  };
}

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

/** What React 18, or the types of it, do not have: readers paste demos into projects with them. */
const newestNames = "/^((Submit|Input|Toggle)Event(Handler)?|use)$/";
const newestOfReact = [
  `ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=${newestNames}]`,
  `TSQualifiedName[left.name='React'][right.name=${newestNames}]`,
].map((selector) => ({
  selector,
  message: "React 18 does not have it: use SyntheticEvent, a type that is inferred, or useContext.",
}));

/** What only the theme of this site defines: a demo that is copied elsewhere has nothing there. */
const ofThisTheme = ["Literal[value=", "TemplateElement[value.raw="].map((node) => ({
  selector: `${node}/var\\(--mui-[\\w-]*(\\)|$)/]`,
  message:
    "Name a color that every theme has ('primary.main' in sx, theme.palette), a plain one, or a second value for a theme without CSS variables: var(--mui-spacing, 8px).",
}));

const attributeByText =
  "Import the name of the attribute from the markup.ts of its folder: markup and scripts that both use " +
  "the constant cannot differ (see docs/architecture.md).";

/** Attributes that join markup and scripts, written as text that the compiler does not compare. */
const attributesByText = [
  ...["Literal[value=", "Literal[regex.pattern=", "TemplateElement[value.raw="].map(
    (node) => `${node}/(?<![\\w-])data-[a-z]/]`,
  ),
  "JSXAttribute[name.name=/^data-/]",
  "Identifier[name='dataset']",
].map((selector) => ({ selector, message: attributeByText }));

/** Where attributes get their names, and what does not use those names. */
const notByName = ["web/src/**/markup.ts", "web/src/**/*.test.{ts,tsx}", "web/src/testing/**"];

/** TypeScript that Node cannot run by removing the types. */
const notErasable = ["TSParameterProperty", "TSEnumDeclaration", "TSImportEqualsDeclaration"].map(
  (selector) => ({ selector, message: "Node runs programs as they are, without their types." }),
);

/** Parts of the scripts are loaded by one function, which shows readers what fails. */
const loadsByItself = {
  selector: "ImportExpression:not(CallExpression[callee.name='chunk'] ImportExpression)",
  message:
    "Load it with chunk(() => import(...)) of web/src/browser/chunk.client.ts: a reader is shown what fails, and may try again.",
};

/** Lines that a test, and all that it is set up with, may have: it is read at a glance. */
const SCREEN = 45;

/** What waits in tests until it is late enough, and on a busy machine is not. */
const waits = [
  {
    selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    message:
      "A test waits for what it means (vi.waitFor, an event), or moves the clock (vi.useFakeTimers).",
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: "A test waits for what it means: an event, or what shows.",
  },
];

/** What is deprecated and used nevertheless. */
const deprecatedAndUsed = [
  // The only way to copy on pages that are not served over HTTPS.
  { from: "lib", name: "execCommand" },
  // The only way to add markup that a browser draws before it reads on.
  { from: "lib", name: "write" },
  // Of its forms only one is deprecated, and it is replaced with all of them.
  { from: "lib", name: "createElement" },
];

/** Form data of a text field is text; TypeScript allows for a file, which no field here sends. */
const formText = ["Error", "RegExp", "URL", "URLSearchParams", "File"];

/**
 * Demos that are as on the main branch were looked at whole when they changed. Types and the compiler of
 * React take nine tenths of what a demo costs, so that the time of `make eslint` would grow with the
 * pages; with `LINT=all`, as in `make sweep`, they look at all of them.
 *
 * @returns {import("eslint").Linter.Config[]}
 */
function standingDemos() {
  const changed = process.env["LINT"] === "all" ? null : changedFolders(import.meta.dirname, pages);
  if (changed === null || changed.length > mostFolders) return [];
  const files = [`${pages}/**/*.{ts,tsx}`];
  const ignores = changed.map((folder) => `${folder}/**`);
  const off = Object.keys(reactHooks.configs.flat["recommended-latest"].rules)
    .filter((rule) => !hookRules.includes(rule))
    .map((rule) => /** @type {const} */ ([rule, "off"]));
  return [
    { ...tseslint.configs.disableTypeChecked, files, ignores },
    {
      files,
      ignores,
      linterOptions: { reportUnusedDisableDirectives: "off" },
      rules: Object.fromEntries(off),
    },
  ];
}

const pages = "site/pages";
/** A pattern is compared with every file: with more, it is quicker to look at all pages whole. */
const mostFolders = 200;
/** Rules that ask nothing of the compiler. */
const hookRules = ["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"];

export default defineConfig(
  {
    ignores: [
      "node_modules",
      "dist",
      ".showfloor",
      ".venv",
      // What tests derive from demos, and demos that are wrong on purpose.
      "tests/golden",
      "tests/sites",
      // Sites of other libraries, whose packages `make sweep` installs: their builds check the code.
      "tests/families",
      "tests/react-18",
      "web/**/*.gen.ts",
      // Projects that guides show, with packages and settings of their own.
      "site/pages/**/projects",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,js,mjs,cjs}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { "import-x": importX },
    languageOptions: {
      parserOptions: {
        ecmaFeatures: { jsx: true },
        project: [
          "web/tsconfig.json",
          "tsconfig.scripts.json",
          "site/tsconfig.json",
          "site/tsconfig.adapters.json",
          "examples/*/page/tsconfig.json",
        ],
      },
    },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs"] }),
      ],
    },
    rules: {
      // Types too: tests/contracts/test_circles.py.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "@typescript-eslint/consistent-type-definitions": ["error", "interface"],
      "@typescript-eslint/consistent-type-imports": "error",
      // `onClick={() => setOpen(true)}` is how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-deprecated": ["error", { allow: deprecatedAndUsed }],
      // React and the DOM take handlers that return promises.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      // It asks for the `!` that no-non-null-assertion forbids; `as` names what is expected.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // An empty text is replaced as a missing one is.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true } },
      ],
      // What was caught is passed on as it was caught.
      "@typescript-eslint/prefer-promise-reject-errors": ["error", { allowThrowingUnknown: true }],
      // Numbers read the same in every template.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["site/{pages,components,families}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", ...differing, ...ofThisTheme, ...newestOfReact],
      // Props that are not for the element are taken from the rest, which is passed on.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // `any` comes from types of documented packages (the `key` of options, lists in `sx`), which
      // demos use as readers do. An `any` of their own is no-explicit-any.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-base-to-string": ["error", { ignoredTypeNames: formText }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowArray: true, allow: [{ from: "lib", name: formText }] },
      ],
    },
  },
  {
    // The page on CSS variables of themes.
    files: ["site/pages/material-ui/customization/css-theme-variables/**"],
    rules: { "no-restricted-syntax": ["error", ...differing] },
  },
  {
    // Pages on what is deprecated, or that say why their demos use it.
    files: [
      "site/pages/material-ui/components/grid-legacy/**",
      "site/pages/material-ui/migration/upgrade-to-grid-v2/**",
      "site/families/material-ui/specimens/GridLegacy.tsx",
      "site/pages/toolpad-core/components/dashboard-layout/**",
    ],
    rules: { "@typescript-eslint/no-deprecated": "off" },
  },
  {
    // Every file that it looks at is compared with every zone; all of them lie here.
    files: ["web/**/*.{ts,tsx,js}"],
    ignores: ["web/**/*.test.{ts,tsx}"],
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...importZones, ...programZones] }],
    },
  },
  {
    files: ["web/programs/**/*.ts"],
    // For circles: by default, imports of JavaScript are followed.
    settings: { "import-x/extensions": [".ts"] },
    rules: { "no-restricted-syntax": ["error", ...notErasable] },
  },
  {
    // Of tests in Python tests/contracts/test_test_code.py says the same.
    files: ["**/*.test.{ts,tsx}", "web/src/testing/**", "tests/**/*.{js,mjs}"],
    rules: {
      "max-lines-per-function": ["error", { max: SCREEN }],
      "no-restricted-syntax": ["error", ...waits],
    },
  },
  {
    files: ["web/src/**/*.client.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", loadsByItself] },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    ignores: ["web/src/**/*.client.{ts,tsx}", "web/src/**/*.test.{ts,tsx}", "web/src/testing/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [{ regex: "\\.client$", allowTypeImports: true, message: clientOnly }] },
      ],
      "no-restricted-syntax": ["error", loadedClient, loadsByItself],
      "no-restricted-globals": [
        "error",
        ...browserGlobals.map((name) => ({ name, message: clientOnly })),
      ],
    },
  },
  {
    files: ["web/src/**/*.client.{ts,tsx}"],
    ignores: notByName,
    rules: { "no-restricted-syntax": ["error", loadsByItself, ...attributesByText] },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    ignores: ["web/src/**/*.client.{ts,tsx}", ...notByName],
    rules: { "no-restricted-syntax": ["error", loadedClient, loadsByItself, ...attributesByText] },
  },
  {
    // Components that browsers wake ask for the page in effects and handlers alone.
    files: [
      "web/src/demo/direction/page{ColorScheme,Direction}.ts",
      "web/src/playground/Playground.tsx",
    ],
    rules: { "no-restricted-globals": "off" },
  },
  {
    // Patterns that some text could keep busy for a very long time. Those of the engine are looked
    // at in the same way by scripts/patterns.py.
    files: ["web/**/*.{js,ts,tsx}", "site/**/*.{ts,tsx}"],
    ignores: ["web/**/*.test.{ts,tsx}", "web/src/testing/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "certain" }],
    },
  },
  { files: ["**/*.tsx"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    // Half of this code is wrong on purpose, and proves what pages say of it.
    files: ["site/pitfalls/**/*.tsx"],
    rules: {
      ...Object.fromEntries(
        Object.keys(reactHooks.configs.flat["recommended-latest"].rules)
          .filter((rule) => rule !== "react-hooks/rules-of-hooks")
          .map((rule) => /** @type {const} */ ([rule, "off"])),
      ),
      "@typescript-eslint/no-deprecated": "off",
    },
  },
  ...standingDemos(),
);
