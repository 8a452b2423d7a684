/*
 * Finds what of a page is not counted: `actions` are the known ones by category.
 *
 * Left alone is what `authored` matches, the text and tables that authors write, and what stands on
 * the stages of demos and in components of the site. What a template holds for later is looked at too.
 */
/** @param {{ actions: Record<string, string[]>, authored: string }} known */
// eslint-disable-next-line @typescript-eslint/no-unused-expressions -- the page calls it
({ actions, authored }) => {
  const controls = "a[href], button, summary, select, input[type=radio], input[type=checkbox]";
  const others =
    ".demo-stage, .playground-stage, .island:not(:has(.playground-frame))";
  /** @type {(control: Element, name: string) => string | null | undefined} */
  const field = (control, name) =>
    control.closest(`[data-analytics-event-${name}]`)?.getAttribute(`data-analytics-event-${name}`);
  const all = [...document.querySelectorAll(controls)];
  for (const { content } of document.querySelectorAll("template")) {
    all.push(...content.querySelectorAll(controls));
  }
  const missed = all.filter((control) => {
    if (control.closest(others) || (authored && control.closest(authored))) return false;
    // A template is copied into the toolbar of a demo.
    const around = document.contains(control) ? undefined : "demo";
    const category = field(control, "category") ?? around ?? "";
    return !actions[category]?.includes(field(control, "action") ?? "");
  });
  return {
    seen: all.length,
    missed: missed.map((control) => control.outerHTML.slice(0, 160)),
  };
}
