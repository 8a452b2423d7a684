import { compressToBase64 } from "lz-string";
import { postForm } from "./postForm.client";
import { createProject, entryPath, type ProjectOptions } from "./project";

/** As https://codesandbox.io/docs/learn/sandboxes/cli-api says; Vite needs a server to run on. */
const service = "https://codesandbox.io/api/v1/sandboxes/define?environment=server";

/** Opens a demo there, its entry first. */
export function openCodeSandbox(root: Document, options: ProjectOptions): void {
  postForm(root, service, fieldsOf(options));
}

/** The form that is sent: all files compressed in one field. */
export function fieldsOf(options: ProjectOptions): Readonly<Record<string, string>> {
  const files = new Map(
    Object.entries(createProject(options)).map(([path, content]) => [
      path,
      { content, isBinary: false },
    ]),
  );
  return {
    parameters: forAddress(compressToBase64(JSON.stringify({ files: Object.fromEntries(files) }))),
    query: `file=${encodeURIComponent(`/${entryPath(options)}`)}`,
  };
}

/** The variant of base 64 for addresses, without padding. */
function forAddress(base64: string): string {
  return base64
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/={1,3}$/, "");
}
