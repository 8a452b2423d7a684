import { alpha } from '@mui/material/styles';
import { contrastOn, ratioText } from './values/contrast';
import { fieldsOf, type Scheme, schemes, themes } from './values/themes';
import type { ThemeNode } from './theme/themeTree';
import './values/values.css';
import './PaletteTokens.css';

const fields = { light: fieldsOf('light'), dark: fieldsOf('dark') };

interface PaletteTokensProps {
  /** Names of groups or fields in the palette, with spaces between them. */
  readonly of: string;
}

/** Tokens of the palette with their CSS variables, drawn on the paper of both schemes. */
export default function PaletteTokens({ of }: PaletteTokensProps) {
  return (
    <table className="value-table palette-tokens">
      <thead>
        <tr>
          <th scope="col">Token and CSS variable</th>
          <th scope="col">Light scheme</th>
          <th scope="col">Dark scheme</th>
        </tr>
      </thead>
      <tbody>
        {of
          .split(' ')
          .flatMap((group) => pathsOf(group).map((path) => <Row key={path} path={path} />))}
      </tbody>
    </table>
  );
}

/** Those of either scheme: the dark one has a field more. */
function pathsOf(group: string): readonly string[] {
  const paths = new Set([...fields.light.keys(), ...fields.dark.keys()]);
  const found = [...paths].filter((path) => `${path}.`.startsWith(`palette.${group}.`));
  if (found.length === 0)
    throw new Error(`The palette has no ${group}. Name another of its fields.`);
  return found;
}

function Row({ path }: { readonly path: string }) {
  const variable = (fields.light.get(path) ?? fields.dark.get(path))?.variable;
  return (
    <tr>
      <th scope="row">
        <code>{path.replace('palette.', '')}</code>
        {typeof variable === 'string' && <code className="value-variable">{variable}</code>}
      </th>
      {schemes.map((scheme) => (
        <td key={scheme}>
          <Value scheme={scheme} field={fields[scheme].get(path)} />
        </td>
      ))}
    </tr>
  );
}

interface ValueProps {
  readonly scheme: Scheme;
  readonly field: ThemeNode | undefined;
}

function Value({ scheme, field }: ValueProps) {
  if (field === undefined) return <span className="palette-value">Not in this scheme</span>;
  const { path, color } = field;
  const { palette } = themes[scheme];
  const isText = path.startsWith('palette.text.') || path.endsWith('.contrastText');
  const behind = backgroundOf(path, scheme);
  return (
    <span className="palette-value">
      <span className="palette-swatch" style={{ background: behind }} aria-hidden="true">
        {isText ? (
          <b style={{ color: color ?? undefined }}>A</b>
        ) : (
          <i style={{ background: color ?? alpha(palette.primary.main, opacityOf(field)) }} />
        )}
      </span>
      <span>
        <code data-field={path} data-scheme={scheme}>
          {field.value.replaceAll("'", '')}
        </code>
        {isText && color !== null && <small>{ratioText(contrastOn(behind, color))}</small>}
      </span>
    </span>
  );
}

/** Text of a role is for its main tone, everything else for paper. */
function backgroundOf(path: string, scheme: Scheme): string {
  const { palette } = themes[scheme];
  const main = fields[scheme].get(path.replace(/contrastText$/, 'main'))?.color;
  return path.endsWith('.contrastText') && typeof main === 'string'
    ? main
    : palette.background.paper;
}

/** What is neither a color nor an opacity, such as a threshold, is drawn as the color it is for. */
function opacityOf({ path, value }: ThemeNode): number {
  return path.endsWith('Opacity') ? Number(value) : 1;
}
