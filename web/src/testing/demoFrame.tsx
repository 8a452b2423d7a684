import { renderToStaticMarkup } from "react-dom/server";
import { DemoFrame } from "../demo/DemoFrame";
import { ToolsTemplate } from "../demo/ToolsTemplate";
import type { CodeFile, Demo, DemoBlock } from "../model/page.gen";
import { assets, t } from "./shellModel";

/** A file of a demo, for tests. */
export function codeFile(name: string, source: string, html = source): CodeFile {
  return { name, language: "tsx", source, html, preview: null, shared: false };
}

/** Files that are not joined when they are copied. */
export const apart = { ts: null, js: null };

/** A demo of one file, for tests. */
export function shownDemo(fields: Partial<Demo> = {}): Demo {
  const files = [codeFile("Leaf.tsx", "leaf();\n")];
  return {
    id: "oak/Leaf",
    name: "Leaf",
    title: "Leaf",
    family: "oak",
    path: "pages/oak/Leaf.tsx",
    variants: [{ styling: "system", module: "oak/Leaf", ts: files, js: files, joined: apart }],
    dependencies: [],
    ...fields,
  };
}

const block: DemoBlock = {
  type: "demo",
  demo: "Leaf",
  defaultCode: "expanded",
  background: "plain",
  align: "center",
  clientOnly: false,
  width: null,
  frameHeight: null,
  screen: false,
};

/** The markup of demos as a page has it, with what their tools say. */
export function renderDemos(...demos: readonly Demo[]): string {
  const families = Object.fromEntries(demos.map(({ family }) => [family, family]));
  return renderToStaticMarkup(
    <>
      {demos.map((demo) => (
        <DemoFrame
          key={demo.name}
          {...{ block, demo, assets, t }}
          route="/oak/leaf/"
          islands={new Map()}
          codeForms={null}
          unlicensed={[]}
        />
      ))}
      <ToolsTemplate t={t} families={families} editAddress={null} />
    </>,
  );
}
