import { strToU8, zipSync } from "fflate";
import { createProject, projectName, type ProjectOptions } from "./project";

/** A demo's project in a folder of its own, packed. */
export function zipProject(options: ProjectOptions): Uint8Array<ArrayBuffer> {
  const name = projectName(options.data);
  const files = Object.entries(createProject(options)).map(([path, text]) => [
    `${name}/${path}`,
    strToU8(text),
  ]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
}

/** Gives a demo's project to the reader as a file. */
export function downloadZip(root: Document, options: ProjectOptions): void {
  const href = URL.createObjectURL(new Blob([zipProject(options)], { type: "application/zip" }));
  const link = root.createElement("a");
  Object.assign(link, { href, download: `${projectName(options.data)}.zip` }).click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
