/** The same as in the pages: theme and utilities, no resets, dark as the page is. */
const input = [
  '@import "tailwindcss/theme" layer(theme);',
  '@import "tailwindcss/utilities" layer(utilities);',
  '@custom-variant dark (&:where([data-color-scheme="dark"], [data-color-scheme="dark"] *));',
].join("\n");

/** Returns a function that makes utilities work, once; they follow what the document shows. */
export function createTailwind(document: Document, load: () => Promise<unknown>) {
  let loading: Promise<unknown> | null = null;
  return async (): Promise<void> => {
    if (loading === null) {
      const style = document.createElement("style");
      style.setAttribute("type", "text/tailwindcss");
      style.textContent = input;
      document.head.append(style);
      loading = load();
    }
    await loading;
  };
}
