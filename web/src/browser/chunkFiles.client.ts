import { fetchFile } from "./fetchFile.client";

const loading = new Map<string, Promise<void>>();

/**
 * Loads a chunk of a script when its files are there: the scripts and style sheets that it needs, each
 * but once, and again when it failed. The bundler puts it around every `import()`, in place of its own.
 * Files are addresses below the root of the site.
 */
export async function loadWithFiles<Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  const { BASE_URL } = import.meta.env;
  const add = (file: string) =>
    file.endsWith("css") ? addStyles(file) : fetchFile(BASE_URL + file);
  await Promise.all(files.map(add));
  return load();
}

function addStyles(file: string): Promise<void> {
  const added = loading.get(file);
  if (added !== undefined) return added;
  const link = document.createElement("link");
  const adding = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      loading.delete(file);
      link.remove();
      reject(new Error(`The styles ${link.href} could not be loaded.`));
    };
  });
  loading.set(file, adding);
  link.rel = "stylesheet";
  link.href = `${import.meta.env.BASE_URL}${file}`;
  document.head.append(link);
  return adding;
}
