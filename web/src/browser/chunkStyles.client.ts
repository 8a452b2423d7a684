const loading = new Map<string, Promise<void>>();

/**
 * Loads a chunk of a script after the style sheets that it imports; each of these but once, and
 * again when it failed. The bundler puts it around every `import()`, in place of a larger one that
 * also loads scripts ahead. Files are addresses below the root of the site.
 */
export async function loadWithStyles<Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  await Promise.all(files.map(addStyles));
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
