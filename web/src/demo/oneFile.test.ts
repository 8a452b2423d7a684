import { expect, test } from "vitest";
import { writeAsOne } from "./oneFile";

/** Files by their names, the entry first. */
function asOne(files: Readonly<Record<string, string>>): string | null {
  return writeAsOne(Object.entries(files).map(([name, source]) => ({ name, source })));
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

test("types that a file adds to a package come along", () => {
  const files = {
    "A.tsx": "import { b } from './b';\n\nexport default b;\n",
    "b.ts": "import type {} from 'oak/more';\n\nexport const b = 1;\n",
  };
  expect(asOne(files)).toMatch(/^import type \{\} from 'oak\/more';\n\n/);
});

test("a template with an empty line is not torn apart", () => {
  const template = "export const b = `\n\nconst one = 1;\n\nfunction two() {}\n`;\n";
  const files = { "A.tsx": "import { b } from './b';\n\nexport default b;\n", "b.ts": template };
  expect(asOne(files)).toContain(template.replace("export ", ""));
});

const entry = "import { b } from './b';\n\nexport default b;\n";
const b = "export const b = 1;\n";
const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a style sheet", { "A.tsx": entry, "b.ts": b, "a.css": "" }],
  ["a file that is loaded later", { "A.tsx": `${entry}import('./b');\n`, "b.ts": b }],
  [
    "a name that both declare",
    { "A.tsx": `${entry}const c = 1;\n`, "b.ts": `const c = 2;\n${b.replace("1", "c")}` },
  ],
  [
    "an import under another name",
    { "A.tsx": "import { b as c } from './b';\n\nexport default c;\n", "b.ts": b },
  ],
  [
    "a name that two packages give",
    {
      "A.tsx": `import { Leaf } from 'oak';\n${entry}Leaf();\n`,
      "b.ts": "import { Leaf } from 'ash';\n\nexport const b = Leaf();\n",
    },
  ],
  [
    "a global that another file declares",
    {
      "A.tsx": `${entry}const event = new Event('b');\n`,
      "b.ts": "class Event {}\n\nexport const b = new Event();\n",
    },
  ],
  ["an export of something imported", { "A.tsx": entry, "b.ts": "export { b } from 'oak';\n" }],
  ["a file that is not there", { "A.tsx": entry }],
  ["much code", { "A.tsx": entry, "b.ts": `export const b = [\n${"  1,\n".repeat(400)}];\n` }],
];

test.each(refused)("files with %s stay apart", (_, files) => {
  expect(asOne(files)).toBeNull();
});

test("a word in a text or a comment, and a member, is no global", () => {
  const files = {
    "A.tsx": `${entry}// Event\nconst c = ['Event', window.Event];\n`,
    "b.ts": "class Event {}\n\nexport const b = new Event();\n",
  };
  expect(asOne(files)).toContain("class Event {}");
});
