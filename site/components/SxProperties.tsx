import { sxGroups } from './sx/sxGroups';
import { rowsOf, type SxRow } from './sx/sxRows';
import { themeNames } from './sx/sxThemes';
import { written } from './sx/written';
import './values/values.css';
import './SxProperties.css';

interface SxPropertiesProps {
  /** Groups of keys, with spaces between them; all of them without it. */
  readonly of?: string;
}

/** Keys of `sx` with the CSS that the installed package makes of them. */
export default function SxProperties({ of }: SxPropertiesProps) {
  const names = of?.split(' ') ?? Object.keys(sxGroups);
  return (
    <table className="value-table sx-properties">
      <thead>
        <tr>
          <th scope="col">
            Key in <code>sx</code>
          </th>
          <th scope="col">CSS property</th>
          <th scope="col">Theme key</th>
          <th scope="col">Values and their CSS</th>
        </tr>
      </thead>
      {names.map((name) => (
        <Group key={name} name={name} linked={of === undefined} />
      ))}
    </table>
  );
}

interface GroupProps {
  readonly name: string;
  readonly linked: boolean;
}

function Group({ name, linked }: GroupProps) {
  const group = sxGroups[name];
  if (group === undefined)
    throw new Error(
      `There is no group ${name} of sx. Name one of ${Object.keys(sxGroups).join(', ')}.`,
    );
  return (
    <tbody>
      {linked && (
        <tr className="sx-group">
          <th scope="rowgroup" colSpan={4}>
            <a href={group.page}>{name.charAt(0).toUpperCase() + name.slice(1)}</a>
          </th>
        </tr>
      )}
      {rowsOf(group.keys).map((row) => (
        <Row key={row.names[0]} {...row} />
      ))}
    </tbody>
  );
}

function Row({ names, properties, themeKey, samples }: SxRow) {
  return (
    <tr>
      <th scope="row">
        {names.map((name) => (
          <code key={name} data-key={name}>
            {name}
          </code>
        ))}
      </th>
      <td>
        <code>{properties.join(', ')}</code>
      </td>
      <td>
        {themeKey === undefined ? <span className="sx-none">None</span> : <code>{themeKey}</code>}
      </td>
      <td>
        {samples.map(({ value, results }) => (
          <div key={written(value)} className="sx-sample">
            <code>{written(value)}</code>
            <div>
              {results.map(({ theme, css }) => (
                <p key={css}>
                  <code>{css === '' ? 'no CSS' : css}</code>
                  {theme !== null && <small> {themeNames[theme]}</small>}
                </p>
              ))}
            </div>
          </div>
        ))}
      </td>
    </tr>
  );
}
