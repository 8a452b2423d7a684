type Rule = Readonly<Record<string, string | number>>;

/**
 * Writes the variables of the style sheets that a theme generates. In which scheme an element is says
 * whoever places it, and not the theme.
 */
export function variablesCss(sheets: readonly object[]): string {
  const rules = sheets.flatMap((sheet) => Object.entries(sheet as Record<string, Rule>));
  return rules.map(([selector, rule]) => `${selector}{${declarations(rule)}}`).join('');
}

function declarations(rule: Rule): string {
  return Object.entries(rule)
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
