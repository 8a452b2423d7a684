import { joySources } from './variables/joySources';
import { type PartVariable, readVariables, type Size } from './variables/readVariables';
import './values/values.css';
import './PartVariables.css';

const sizes: readonly Size[] = ['sm', 'md', 'lg'];

interface PartVariablesProps {
  /** Names of components, with spaces between them. */
  readonly of: string;
}

/** The custom properties that styles of components read, as the installed package has them. */
export default function PartVariables({ of }: PartVariablesProps) {
  return (
    <table className="value-table part-variables">
      <thead>
        <tr>
          <th scope="col">CSS variable</th>
          <th scope="col">Value</th>
          <th scope="col">Read by</th>
          <th scope="col">Set it on</th>
        </tr>
      </thead>
      <tbody>
        {of
          .split(' ')
          .flatMap((component) =>
            variablesOf(component).map((one) => (
              <Row key={one.name} component={component} {...one} />
            )),
          )}
      </tbody>
    </table>
  );
}

function variablesOf(component: string): readonly PartVariable[] {
  const text = joySources[component];
  if (text === undefined)
    throw new Error(
      `The text of ${component} is not there. Import it in site/components/variables/joySources.ts.`,
    );
  const found = readVariables(component, text);
  if (found.length === 0)
    throw new Error(`${component} reads no variable of its name. Leave it out.`);
  return found;
}

interface RowProps extends PartVariable {
  readonly component: string;
}

function Row({ component, name, values, properties, own }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Values values={values} />
      </td>
      <td>
        {properties.length > 0 ? (
          <code>{properties.slice(0, 2).join(', ')}</code>
        ) : (
          'Parts and other variables'
        )}
      </td>
      <td>{own ? `The ${component}` : `The ${component}, or around it`}</td>
    </tr>
  );
}

function Values({ values }: Pick<PartVariable, 'values'>) {
  const { all } = values;
  const bySize = sizes.flatMap((size) => {
    const value = values[size] ?? all;
    return value === undefined ? [] : [{ size, value }];
  });
  const [first] = bySize;
  if (first === undefined) return 'None';
  if (bySize.every(({ value }) => value === first.value)) return <Value text={first.value} />;
  return (
    <dl>
      {bySize.map(({ size, value }) => (
        <div key={size}>
          <dt>{size}</dt>
          <dd>
            <Value text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text }: { readonly text: string }) {
  return text === 'computed' ? 'Computed' : <code>{text}</code>;
}
