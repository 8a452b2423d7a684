import type { Kit } from '../kit';
import { optionsOf } from '../options';
import type { ThemeValue } from '../theme';

type Variables = ReadonlyMap<string, string>;

/** The variables of a theme that differ from those of the library, as a style sheet; empty if none do. */
export function cssVariables(kit: Kit, theme: ThemeValue): string {
  const standard = rulesOf(kit, {});
  return [...rulesOf(kit, theme)]
    .map(([selector, variables]) => {
      const own = standard.get(selector);
      return ruleCode(
        selector,
        [...variables].filter(([name, value]) => own?.get(name) !== value),
      );
    })
    .filter((rule) => rule !== '')
    .join('\n');
}

/** The variables of each selector, in the order in which the library writes them. */
function rulesOf(kit: Kit, theme: ThemeValue): ReadonlyMap<string, Variables> {
  const rules = new Map<string, Map<string, string>>();
  for (const sheet of kit.sheets(optionsOf(kit, theme))) {
    for (const [selector, rule] of Object.entries(sheet as Record<string, object>)) {
      const variables = rules.get(selector) ?? new Map<string, string>();
      for (const [name, value] of Object.entries(rule)) {
        if (name.startsWith('--')) variables.set(name, String(value));
      }
      rules.set(selector, variables);
    }
  }
  return rules;
}

function ruleCode(selector: string, variables: readonly (readonly [string, string])[]): string {
  if (variables.length === 0) return '';
  const lines = variables.map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector.replace(/,\s*/g, ',\n')} {\n${lines.join('')}}\n`;
}
