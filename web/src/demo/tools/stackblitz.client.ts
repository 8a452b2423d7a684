import { postForm } from "./postForm.client";
import { createProject, entryPath, type ProjectOptions } from "./project";

/** As https://developer.stackblitz.com/platform/api/post-api says; `node` installs packages. */
const service = "https://stackblitz.com/run";

/** Opens a demo there, its entry first. */
export function openStackBlitz(root: Document, options: ProjectOptions): void {
  postForm(root, `${service}?file=${encodeURIComponent(entryPath(options))}`, fieldsOf(options));
}

/** The form that is sent: each file in its own field. */
export function fieldsOf(options: ProjectOptions): Readonly<Record<string, string>> {
  const files = Object.entries(createProject(options));
  return {
    "project[title]": options.data.title,
    "project[description]": options.address,
    "project[template]": "node",
    ...Object.fromEntries(files.map(([path, text]) => [`project[files][${path}]`, text])),
  };
}
