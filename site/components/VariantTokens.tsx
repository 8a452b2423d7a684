import { joyToken, joyTokensOf } from './values/joyTokens';
import { type Scheme, schemes } from './values/themes';
import './values/values.css';
import './VariantTokens.css';

const papers: Readonly<Record<Scheme, string>> = { light: '#fff', dark: '#000' };

interface VariantTokensProps {
  /** Groups of the palette, with spaces between them. */
  readonly of: string;
  /** Only tokens whose names begin so, such as those of one variant. */
  readonly starting?: string;
}

/** Tokens of the palette of Joy UI with what they show in both schemes. */
export default function VariantTokens({ of, starting = '' }: VariantTokensProps) {
  const paths = of
    .split(' ')
    .flatMap((group) => joyTokensOf(group).map((name) => ({ group, name })))
    .filter(({ name }) => name.startsWith(starting));
  if (paths.length === 0) throw new Error(`No token of ${of} begins with ${starting}.`);
  return (
    <table className="value-table variant-tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light scheme</th>
          <th scope="col">Dark scheme</th>
        </tr>
      </thead>
      <tbody>
        {paths.map(({ group, name }) => (
          <tr key={`${group}.${name}`}>
            <th scope="row">
              <code>{starting === '' ? `${group}.${name}` : name}</code>
            </th>
            {schemes.map((scheme) => (
              <td key={scheme}>
                <Value scheme={scheme} path={`${group}.${name}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ scheme, path }: { readonly scheme: Scheme; readonly path: string }) {
  const token = joyToken(scheme, path);
  if (token === null) return 'Not in this scheme';
  return (
    <span className="variant-token">
      <span className="variant-swatch" style={{ background: papers[scheme] }} aria-hidden="true">
        <i style={{ background: token.color }} />
      </span>
      <span>
        <code>{token.from ?? token.color}</code>
        {token.from !== null && <small>{token.color}</small>}
      </span>
    </span>
  );
}
