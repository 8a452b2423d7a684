const candidates =
  'a[href], button, input, select, textarea, summary, [tabindex]';

/** The elements that Tab reaches, without those that are hidden now. */
export function visibleTabbable(root: HTMLElement) {
  const found = [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  );
  // The type says strings, but the trap focuses elements.
  return found as unknown as readonly string[];
}
