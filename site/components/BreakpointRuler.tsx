import type { Breakpoint } from '@mui/material/styles';
import { themes } from './values/themes';
import './values/values.css';
import './BreakpointRuler.css';

const { breakpoints } = themes.light;
const widest = 1920;
const calls = ['up', 'down', 'only', 'not'] as const;

/** The breakpoints on a scale of window widths, each with its range and its media queries. */
export default function BreakpointRuler() {
  return (
    <div className="breakpoint-ruler">
      <div className="breakpoint-bars" aria-hidden="true">
        {breakpoints.keys.map((key) => (
          <Bar key={key} name={key} />
        ))}
      </div>
      <table className="value-table">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Window width</th>
            <th scope="col">Media queries</th>
          </tr>
        </thead>
        <tbody>
          {breakpoints.keys.map((key) => (
            <Row key={key} name={key} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PartProps {
  readonly name: Breakpoint;
}

function Bar({ name }: PartProps) {
  const { from, below = widest } = rangeOf(name);
  return (
    <span style={{ flexGrow: below - from }}>
      <b>{name}</b>
      <small>{from}</small>
    </span>
  );
}

function Row({ name }: PartProps) {
  const { from, below } = rangeOf(name);
  return (
    <tr data-field={`breakpoints.values.${name}`}>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        {below === undefined
          ? `from ${String(from)} px`
          : `from ${String(from)}, below ${String(below)} px`}
      </td>
      <td>
        {calls.map((call) => (
          <span key={call} className="breakpoint-query">
            <code>{call}</code> <code data-query={call}>{queryOf(call, name)}</code>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** From which width a breakpoint holds, and below which one; the last has no end. */
export function rangeOf(name: Breakpoint) {
  const next = breakpoints.keys[breakpoints.keys.indexOf(name) + 1];
  return {
    from: breakpoints.values[name],
    below: next === undefined ? undefined : breakpoints.values[next],
  };
}

function queryOf(call: (typeof calls)[number], name: Breakpoint): string {
  return breakpoints[call](name).replace('@media ', '');
}
