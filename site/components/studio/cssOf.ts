type Rule = Readonly<Record<string, string | number>>;

/** Writes the style sheets that a theme generates, whose rules are not nested. */
export function cssOf(sheets: readonly object[]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet as Record<string, Rule>));
  return rules.map(([selector, rule]) => `${selector}{${declarations(rule)}}`).join('');
}

/** Their variables alone: in which scheme an element is says whoever places it. */
function declarations(rule: Rule): string {
  return Object.entries(rule)
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
