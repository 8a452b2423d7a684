import { anatomies, classOf, partsOf, type Part } from './anatomy/anatomies';
import './values/values.css';
import './Anatomy.css';

interface AnatomyProps {
  /** The name of a component that has parts, such as `Switch`. */
  readonly of: string;
}

/**
 * Draws the elements of a component one inside another, and lists slot, classes, and element of each
 * by its number.
 *
 * @throws Error where nothing is known of the parts of `of`.
 */
export default function Anatomy({ of }: AnatomyProps) {
  const outermost = anatomies[of];
  if (outermost === undefined)
    throw new Error(
      `Anatomy knows nothing of "${of}". Add it to site/components/anatomy/anatomies.ts, or name one of ${Object.keys(anatomies).join(', ')}.`,
    );
  const numbered = partsOf(outermost);
  return (
    <>
      <figure className="anatomy" aria-label={`Parts of ${of}`}>
        {outermost.map((part) => (
          <Box key={keyOf(part)} part={part} numbered={numbered} />
        ))}
      </figure>
      <table className="value-table anatomy-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Class, and classes of states</th>
            <th scope="col">Element</th>
          </tr>
        </thead>
        <tbody>
          {numbered.map((part, index) => (
            <Row key={keyOf(part)} part={part} n={index + 1} several={severalIn(numbered)} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface BoxProps {
  readonly part: Part;
  readonly numbered: readonly Part[];
}

function Box({ part, numbered }: BoxProps) {
  const n = numbered.indexOf(part) + 1;
  if (n === 0)
    return (
      <div className="anatomy-children">
        <span className="anatomy-note">{part.name}</span>
        <span>{part.text}</span>
      </div>
    );
  return (
    <div className="anatomy-part">
      <span className="anatomy-tag">
        <b>{n}</b> {titleOf(part, severalIn(numbered))}
      </span>
      {part.text !== undefined && <span>{part.text}</span>}
      {part.parts !== undefined && (
        <div className="anatomy-parts" data-row={part.row}>
          {part.parts.map((inner) => (
            <Box key={keyOf(inner)} part={inner} numbered={numbered} />
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly part: Part;
  readonly n: number;
  readonly several: boolean;
}

function Row({ part, n, several }: RowProps) {
  const { slot, name, element, role, states = [] } = part;
  const className = classOf(part);
  return (
    <tr>
      <th scope="row">
        {n} {slot === undefined ? name : <code>{titleOf(part, several)}</code>}
      </th>
      <td>
        {className === undefined ? 'none' : <code>{`.${className}`}</code>}
        {states.map((state) => (
          <code key={state} className="anatomy-state">{`.${state}`}</code>
        ))}
      </td>
      <td>
        <code>{element}</code>
        {role !== undefined && <code>{`role="${role}"`}</code>}
      </td>
    </tr>
  );
}

/** Whether the parts belong to more than one component, so that a slot is named with its own. */
function severalIn(parts: readonly Part[]): boolean {
  return new Set(parts.map(({ of }) => of)).size > 1;
}

function titleOf({ of, slot, name }: Part, several: boolean): string {
  if (slot === undefined) return name ?? of;
  return several ? `${of} ${slot}` : slot;
}

function keyOf({ of, slot, name }: Part): string {
  return `${of} ${slot ?? name ?? ''}`;
}
