import { expect, test } from "vitest";
import { createProject, entryPath, projectName } from "./project";
import { data, wish } from "../../testing/demoData";

const typed = createProject(wish({ variant: "ts", styling: "css" }));
const plain = createProject(wish({ variant: "js", styling: "system" }));
const tailwind = createProject(wish({ variant: "ts", styling: "tailwind" }));

function manifest(project: typeof typed): Record<string, unknown> {
  return JSON.parse(project["package.json"] ?? "") as Record<string, unknown>;
}

test("a project holds the demo and what starts it, and nothing else", () =>
  expect(Object.keys(typed)).toEqual([
    ...["package.json", "index.html", "vite.config.ts", "tsconfig.json", "src/main.tsx"],
    ...["src/demo/BasicButtons.tsx", "src/demo/styles.css", "README.md"],
  ]));

test("in JavaScript it has no types and nothing for them", () => {
  expect(Object.keys(plain)).toEqual([
    ...["package.json", "index.html", "vite.config.js", "src/main.jsx"],
    ...["src/demo/BasicButtons.jsx", "src/demo/styles.css", "README.md"],
  ]);
  const tools = { "@vitejs/plugin-react": "6.0.0", vite: "8.0.0" };
  expect(manifest(plain)["devDependencies"]).toEqual(tools);
  expect(manifest(plain)["scripts"]).toEqual({ dev: "vite", build: "vite build" });
});

test("versions are exact, and those that the demo was built with", () =>
  expect(manifest(typed)).toMatchObject({
    name: "basic-buttons",
    private: true,
    dependencies: { "@oak/bark": "2.0.0", acorn: "1.2.3", react: "19.0.0", "react-dom": "19.0.0" },
    devDependencies: { "@types/react": "19.0.1", typescript: "5.9.3", vite: "8.0.0" },
  }));

test("what a reader imports beside is installed, at the version that the editor has", () => {
  const options = wish({ variant: "ts", styling: "css" });
  const [entry, ...rest] = options.files;
  const source = `import Oak from 'acorn-icons/Oak';\n${entry?.source ?? ""}`;
  const project = createProject({ ...options, files: [{ name: "A.tsx", source }, ...rest] });
  expect(Object.entries(manifest(project)["dependencies"] as object)).toEqual([
    ["@oak/bark", "2.0.0"],
    ["acorn", "1.2.3"],
    ["acorn-icons", "1.2.0"],
    ["react", "19.0.0"],
    ["react-dom", "19.0.0"],
  ]);
});

test("the demo is what is rendered", () => {
  expect(typed["src/main.tsx"]).toBe(
    "import { createRoot } from 'react-dom/client';\n" +
      "import Demo from './demo/BasicButtons';\n\n" +
      "createRoot(document.getElementById('root')!).render(<Demo />);\n",
  );
  expect(typed["index.html"]).toContain('src="/src/main.tsx"');
  expect(plain["index.html"]).toContain('src="/src/main.jsx"');
  expect(typed["index.html"]).toContain("font-family: system-ui, sans-serif;");
});

test("Tailwind is set up where it is used, and only there", () => {
  expect(tailwind["src/main.css"]).toBe('@import "tailwindcss";\n');
  expect(tailwind["src/main.tsx"]).toContain("import './main.css';\n");
  expect(tailwind["vite.config.ts"]).toContain("plugins: [react(), tailwindcss()]");
  expect(manifest(tailwind)["devDependencies"]).toMatchObject({ tailwindcss: "4.0.0" });
  for (const project of [typed, plain]) {
    expect(JSON.stringify(project)).not.toContain("tailwind");
  }
});

test("code without types, shown under one name, is named after the language", () => {
  const options = { ...wish({ variant: "ts", styling: "css" }) };
  const files = [
    { name: "A.tsx", source: "a" },
    { name: "b.ts", source: "b" },
  ];
  const project = createProject({ ...options, form: { variant: "js", styling: "css" }, files });
  expect(project).toMatchObject({ "src/demo/A.jsx": "a", "src/demo/b.js": "b" });
});

test("its entry and its name are the demo's, and it says where it comes from", () => {
  expect(typed["README.md"]).toBe("# Basic buttons\n\nFrom https://oak.example/button/\n");
  expect(entryPath(wish({ variant: "js", styling: "css" }))).toBe("src/demo/BasicButtons.jsx");
  expect(projectName({ ...data, name: "AppBarV2Demo" })).toBe("app-bar-v2-demo");
});

test("what a family puts around its demos is around the one of the project", () => {
  const root = { ts: "typed\n", js: "plain\n" };
  const typedWish = wish({ variant: "ts", styling: "system" });
  const around = createProject({ ...typedWish, data: { ...data, root } });
  expect(around["src/Root.tsx"]).toBe("typed\n");
  expect(around["src/main.tsx"]).toBe(
    "import { createRoot } from 'react-dom/client';\n" +
      "import Demo from './demo/BasicButtons';\n" +
      "import Root from './Root';\n\n" +
      "createRoot(document.getElementById('root')!).render(\n" +
      "  <Root>\n    <Demo />\n  </Root>,\n);\n",
  );
  const plainWish = wish({ variant: "js", styling: "system" });
  const other = createProject({ ...plainWish, data: { ...data, root } });
  expect(other["src/Root.jsx"]).toBe("plain\n");
  expect(other).not.toHaveProperty("src/Root.tsx");
});
