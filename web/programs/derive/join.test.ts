import { expect, test } from "vitest";
import { joinDemos, textOf } from "./join.ts";

const entry = "import { b } from './b';\n\nexport default b;\n";
const b = "export const b = 1;\n";

/** Files by their names, the entry first. */
function asOne(files: Readonly<Record<string, string>>): string | null {
  const sources = Object.entries(files).map(([name, source]) => ({ name, source }));
  const [pieces = null] = joinDemos([sources]);
  return pieces && textOf(pieces, sources);
}

const forest = {
  "Forest.tsx": `import { useState } from 'react';
import Tree from '@oak/Tree';
import { type Seed, seeds } from './seeds';

/** A forest. */
export default function Forest() {
  const [seed] = useState<Seed>(seeds[0]);
  return <Tree seed={seed.name} />;
}
`,
  "seeds.ts": `import { moss } from '@oak/moss';
import type { Bark } from '@oak/bark';
import { random } from './random';

export interface Seed {
  name: string;
}

/** Nobody asks for them. */
export const weeds = [moss];
const names = ['Oak', 'Ash'];
const barks: Bark[] = [];
export const seeds: Seed[] = names.map((name) => ({ name: name + random(names) }));
`,
  "random.ts": `// The same for everybody.

export const random = <T>(values: T[]) => values.length;
`,
};

test("what the entry uses of files beside it stands above it, and nothing else of them", () => {
  const written = asOne(forest);
  expect(written).toBe(`import { useState } from 'react';
import Tree from '@oak/Tree';

// random.ts

// The same for everybody.

const random = <T,>(values: T[]) => values.length;

// seeds.ts

interface Seed {
  name: string;
}

const names = ['Oak', 'Ash'];

const seeds: Seed[] = names.map((name) => ({ name: name + random(names) }));

// Forest.tsx

/** A forest. */
export default function Forest() {
  const [seed] = useState<Seed>(seeds[0]);
  return <Tree seed={seed.name} />;
}
`);
});

test("components beside an entry, default exports too, are declared in the file", () => {
  const files = {
    "Forest.jsx":
      "import Tree from './Tree';\nimport Leaf from './Leaf';\n\nexport default [Tree, Leaf];\n",
    "Tree.jsx": "import { bark } from 'oak';\n\nexport default function Tree() {\n  bark();\n}\n",
    "Leaf.jsx": "function Leaf() {}\n\nexport default Leaf;\n",
  };
  expect(asOne(files)).toBe(`import { bark } from 'oak';

// Tree.jsx

function Tree() {
  bark();
}

// Leaf.jsx

function Leaf() {}

// Forest.jsx

export default [Tree, Leaf];
`);
});

test("types that a file adds to a package come along, and a template is not torn apart", () => {
  const template = "export const b = `\n\nconst one = 1;\n\nfunction two() {}\n`;\n";
  const types = "import type {} from 'oak/more';\n\n";
  const written = asOne({ "A.tsx": entry, "b.ts": types + template });
  expect(written?.startsWith(types)).toBe(true);
  expect(written).toContain(template.replace("export ", ""));
});

test("comments above declarations come along, and lines that follow one another stay together", () => {
  const files = {
    "A.tsx": `import { b } from './b';

// Small.
const c = 1; // One.
const d = 2;

export default [b, c, d];
// The end.
`,
    "b.ts": "/** A seed. */\nexport const b = 1; // Of many.\n\n// Not asked for.\nconst e = 1;\n",
  };
  expect(asOne(files)).toBe(`// b.ts

/** A seed. */
const b = 1; // Of many.

// A.tsx

// Small.
const c = 1; // One.
const d = 2;

export default [b, c, d];
// The end.
`);
});

/** By what they have in them: files, and what is in the joined one. */
const named: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    "a name of the browser that another file declares",
    {
      "A.tsx": `${entry}history.back();\n`,
      "b.ts": "const history = [1];\nexport const b = { history, size: history.length };\n",
    },
    [
      "const history2 = [1];\nconst b = { history: history2, size: history2.length };",
      "\nhistory.back();",
    ],
  ],
  [
    "a type of the browser that another file declares",
    {
      "A.tsx": `${entry}const event: Event = new Event('b');\n`,
      "b.ts": "class Event {}\n\nexport const b = new Event();\n",
    },
    ["class Event2 {}\n\nconst b = new Event2();", "const event: Event = new Event('b');"],
  ],
  [
    "a variable of a function that hides a declaration",
    {
      "A.tsx": `${entry}const c = 1;\n`,
      "b.ts": "const c = 2;\nexport const b = [c, ((c: number) => ({ c }))(3)];\n",
    },
    ["const c2 = 2;\nconst b = [c2, ((c: number) => ({ c }))(3)];"],
  ],
  [
    "a name that two files declare",
    {
      "A.tsx": "import { b } from './b';\nimport { d } from './d';\n\nexport default [b, d];\n",
      "b.ts": "const c = 1;\nexport const b = c;\n",
      "d.ts": "const c = 2;\nexport const d = c;\n",
    },
    ["const c2 = 1;\nconst b = c2;", "const c = 2;\nconst d = c;"],
  ],
  [
    "a type and a value of one name",
    {
      "A.tsx":
        "import { Seed } from './b';\n\nexport default Seed as Seed;\ninterface Tree {}\nconst t: Tree = 1;\n",
      "b.ts":
        "export const Seed = 1;\nexport type Seed = typeof Seed;\nexport const Tree = (): Seed => Seed;\n",
    },
    [
      "const Seed = 1;\ntype Seed = typeof Seed;",
      "export default Seed as Seed;\ninterface Tree {}",
    ],
  ],
  [
    "an import under another name",
    {
      "A.tsx": "import { b as c } from './b';\n\nexport default c;\n",
      "b.ts": `${b}export const d = b;\n`,
    },
    ["const c = 1;", "export default c;"],
  ],
  [
    "an import under a name that means something else there",
    {
      "A.tsx": "import { b as c } from './b';\n\nexport default [c, (b: number) => c + b];\n",
      "b.ts": "export const b = [1].map((c) => c + b.length);\n",
    },
    ["const c2 = [1].map((c) => c + c2.length);", "export default [c2, (b: number) => c2 + b];"],
  ],
  [
    "a name that two packages have",
    {
      "A.tsx": `import { Leaf } from 'oak';\n${entry}Leaf();\n`,
      "b.ts": "import { Leaf } from 'ash';\n\nexport const b = Leaf();\n",
    },
    ["import { Leaf as Leaf2 } from 'ash';", "const b = Leaf2();", "\nLeaf();"],
  ],
  [
    "default exports without a name",
    {
      "A.tsx":
        "import Oak from './oak';\nimport Ash from './ash';\nimport max from './max';\n\nexport default [<Oak />, Ash, max];\n",
      "oak.tsx": "export default function () {\n  return <p />;\n}\n",
      "ash.ts": "export default class {\n  leaf = 1;\n}\n",
      "max.ts": "export default 3;\n",
    },
    [
      "\nfunction Oak() {\n",
      "\nclass Ash {\n",
      "\nconst max = 3;",
      "export default [<Oak />, Ash, max]",
    ],
  ],
  [
    "exports under another name",
    {
      "A.tsx": "import Tree, { Leaf } from './b';\n\nexport default () => <Tree>{Leaf}</Tree>;\n",
      "b.tsx": "const tree = () => <p />;\nconst a = 1;\nexport { tree as default, a as Leaf };\n",
    },
    ["const Tree = () => <p />;\nconst Leaf = 1;", "export default () => <Tree>{Leaf}</Tree>;"],
  ],
  [
    "exports of what other files and packages export",
    {
      "A.tsx":
        "import { b, c, Leaf, type Bark } from './all';\n\nexport default [b, c, Leaf] as Bark[];\n",
      "all.ts":
        "export { d as b } from './b';\nexport * from './c';\nexport { Leaf, type Bark } from 'oak';\n",
      "b.ts": "export const d = 1;\n",
      "c.ts": "export const c = 2;\n",
    },
    ["import { Leaf, type Bark } from 'oak';\n", "const b = 1;", "const c = 2;"],
  ],
  [
    "files that import one another",
    {
      "A.tsx": "import { even } from './even';\n\nexport default even(4);\n",
      "even.ts":
        "import { odd } from './odd';\n\nexport function even(n: number): boolean {\n  return n === 0 || odd(n - 1);\n}\n",
      "odd.ts":
        "import { even } from './even';\n\nexport const odd = (n: number): boolean => n > 0 && even(n - 1);\n",
    },
    ["// odd.ts\n\nconst odd =", "// even.ts\n\nfunction even("],
  ],
  [
    "a directive",
    { "A.tsx": `'use client';\n\n${entry}`, "b.ts": `'use client';\n\n${b}` },
    ["'use client';\n\n// b.ts\n\nconst b = 1;\n\n// A.tsx\n\nexport default b;\n"],
  ],
  [
    "an import for its effect",
    {
      "A.tsx": "import './set';\nimport 'oak/leaf.css';\n\nexport default 1;\n",
      "set.ts": "const age = 1;\nexport const old = age;\nwindow.name = 'oak';\n",
    },
    [
      "import 'oak/leaf.css';\n\n// set.ts\n\nconst age = 1;\nconst old = age;\nwindow.name = 'oak';",
    ],
  ],
  [
    "a declaration in pieces",
    {
      "A.tsx": `${entry}const seed = 1;\nexport { seed as c };\n`,
      "b.ts": "const { seed, ...rest } = { seed: 2 };\nexport const b = [seed, rest];\n",
    },
    [
      "const { seed: seed2, ...rest } = { seed: 2 };\nconst b = [seed2, rest];",
      "export { seed as c };",
    ],
  ],
];

test.each(named)("%s: each name means the same in one file", (_, files, parts) => {
  const written = asOne(files) ?? "";
  for (const part of parts) expect(written).toContain(part);
  expect(written).not.toMatch(/from '\.|import '\./);
  expect(written.match(/'use client'/g)?.length ?? 0).toBeLessThan(2);
});

const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a file that is loaded later", { "A.tsx": `${entry}import('./b');\n`, "b.ts": b }],
  ["a file that is not there", { "A.tsx": entry }],
  ["an export that is not there", { "A.tsx": entry, "b.ts": "export const c = 1;\n" }],
  ["an import of a whole file", { "A.tsx": entry.replace("{ b }", "* as b"), "b.ts": b }],
  [
    "an export of a whole file",
    { "A.tsx": entry, "b.ts": "export * as b from './c';\n", "c.ts": b },
  ],
  ["an export of all of a package", { "A.tsx": entry, "b.ts": "export * from 'oak';\n" }],
  [
    "exports that a file has from another",
    { "A.tsx": `${entry}export * from './b';\n`, "b.ts": b },
  ],
  [
    "an export of the entry that would lose its name",
    { "A.tsx": `${entry}export const name = 1;\n`, "b.ts": "export const b = name;\n" },
  ],
  [
    "a component that would lose its capital letter",
    {
      "A.tsx": "import { b, tree as Tree } from './b';\n\nexport default <Tree b={b} />;\n",
      "b.ts": "export const tree = 'p';\nexport const b = Tree;\n",
    },
  ],
  [
    "a global that a file declares",
    { "A.tsx": entry, "b.ts": "declare const age: number;\nexport const b = age;\n" },
  ],
  [
    "a cast that would begin an element",
    { "A.tsx": entry, "b.ts": "export const b = <number>1;\n" },
  ],
  ["much code", { "A.tsx": entry, "b.ts": `export const b = [\n${"  1,\n".repeat(400)}];\n` }],
];

test.each(refused)("files with %s stay apart", (_, files) => expect(asOne(files)).toBeNull());

test("a word in a text or a comment, and a member, is no global", () => {
  const files = {
    "A.tsx": `${entry}// Event\nconst c = ['Event', window.Event];\n`,
    "b.ts": "class Event {}\n\nexport const b = new Event();\n",
  };
  expect(asOne(files)).toContain("class Event {}");
});
