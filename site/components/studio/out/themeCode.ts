import { customNames, type Augmentation, type Kit } from '../kit';
import { optionsOf } from '../options';
import type { ThemeValue } from '../theme';
import { linesCode } from './literalCode';

/** The file `theme.ts`: only what differs from the theme of the library. */
export function themeCode(kit: Kit, theme: ThemeValue): string {
  const options = linesCode(optionsOf(kit, theme), '  ');
  const call = options === '' ? '' : `{\n${options}}`;
  return (
    `import { ${kit.make} } from '${kit.module}';\n\n` +
    `export const theme = ${kit.make}(${call});\n` +
    typesCode(kit.augmentations ?? [], customNames(theme))
  );
}

/** Types for the colors that a reader has added: components take them by name. */
function typesCode(augmentations: readonly Augmentation[], names: readonly string[]): string {
  if (names.length === 0) return '';
  const modules = [...new Set(augmentations.map(({ module }) => module))];
  return modules
    .map((module) => {
      const own = augmentations.filter((one) => one.module === module);
      const interfaces = own.map((one) => interfaceCode(one, names)).join('\n');
      return `\ndeclare module '${module}' {\n${interfaces}}\n`;
    })
    .join('');
}

function interfaceCode({ name, type, optional }: Augmentation, colors: readonly string[]): string {
  const lines = colors.map((color) => `    ${color}${optional === true ? '?' : ''}: ${type};\n`);
  return `  interface ${name} {\n${lines.join('')}  }\n`;
}
