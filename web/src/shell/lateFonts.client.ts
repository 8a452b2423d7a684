/** Puts the fonts of a page to use when all that it shows first has been loaded. */
export function startLateFonts(root: Document): void {
  const use = () => {
    for (const link of root.querySelectorAll<HTMLLinkElement>("[data-late]")) link.media = "all";
  };
  if (root.readyState === "complete") use();
  else addEventListener("load", use);
}
