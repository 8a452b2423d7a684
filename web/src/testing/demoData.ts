import type { DemoCode, DemoData } from "../model/page.gen";
import type { ProjectOptions } from "../demo/tools/project";

const entry = "import Leaf from 'acorn/leaf';\nimport { useState } from 'react';\n";

function code(styling: DemoCode["styling"], extension: string): DemoCode {
  const files = (name: string) => [
    { name: `BasicButtons.${name}`, source: entry },
    { name: `styles.${extension}`, source: ".leaf {}\n" },
  ];
  return {
    styling,
    module: `oak/BasicButtons/${styling}`,
    ts: files("tsx"),
    js: files("jsx"),
    cost: 3277,
  };
}

/** A demo of an invented family, for tests. */
export const data: DemoData = {
  id: "oak/BasicButtons",
  name: "BasicButtons",
  title: "Basic buttons",
  family: "oak",
  route: "/oak/react-button/",
  alone: "/oak/react-button/demos/BasicButtons/",
  variants: [code("system", "css"), code("tailwind", "css"), code("css", "css")],
  dependencies: [
    { name: "@oak/bark", version: "2.0.0" },
    { name: "acorn", version: "1.2.3" },
    { name: "react", version: "19.0.0" },
    { name: "react-dom", version: "19.0.0" },
  ],
  packages: [
    { name: "acorn", version: "1.2.3" },
    { name: "acorn-icons", version: "1.2.0" },
    { name: "acorn-lab", version: "0.9.0" },
  ],
  tools: [
    { name: "@tailwindcss/vite", version: "4.0.0" },
    { name: "@types/react", version: "19.0.1" },
    { name: "@vitejs/plugin-react", version: "6.0.0" },
    { name: "tailwindcss", version: "4.0.0" },
    { name: "typescript", version: "5.9.3" },
    { name: "vite", version: "8.0.0" },
  ],
  root: null,
};

/** A reader's wish for a project of it. */
export function wish(form: ProjectOptions["form"]): ProjectOptions {
  const shown = data.variants.find(({ styling }) => styling === form.styling);
  return {
    data,
    form,
    tailwind: form.styling === "tailwind",
    files: shown?.[form.variant] ?? [],
    address: "https://oak.example/button/",
  };
}
