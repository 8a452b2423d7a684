import { demoTools } from "./markup";

const name = `template[${demoTools}]`;

/** The content of `ToolsTemplate`, for the scripts of a page. */
export function toolsTemplate(root: Document): DocumentFragment {
  return root.querySelector<HTMLTemplateElement>(name)?.content ?? root.createDocumentFragment();
}

/** The name of a family whose demos the page shows. */
export function familyName(root: Document, family: string): string {
  const names = root.querySelector(name)?.getAttribute(demoTools) ?? "{}";
  return (JSON.parse(names) as Readonly<Record<string, string>>)[family] ?? family;
}
