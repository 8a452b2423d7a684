import base from '../node_modules/@mui/x-data-grid/models/gridSlotsComponent.d.ts?raw';
import icons from '../node_modules/@mui/x-data-grid/models/gridIconSlotsComponent.d.ts?raw';
import proIcons from '../node_modules/@mui/x-data-grid-pro/models/gridProIconSlotsComponent.d.ts?raw';
import pro from '../node_modules/@mui/x-data-grid-pro/models/gridProSlotsComponent.d.ts?raw';
import premiumIcons from '../node_modules/@mui/x-data-grid-premium/models/gridPremiumIconSlotsComponent.d.ts?raw';
import premium from '../node_modules/@mui/x-data-grid-premium/models/gridPremiumSlotsComponent.d.ts?raw';
import './values/values.css';

interface Slot {
  readonly name: string;
  readonly standard: string;
  readonly plan: string;
}

const slots: readonly Slot[] = [
  ...slotsOf(base, 'Community'),
  ...slotsOf(icons, 'Community'),
  ...slotsOf(pro, 'Pro'),
  ...slotsOf(proIcons, 'Pro'),
  ...slotsOf(premium, 'Premium'),
  ...slotsOf(premiumIcons, 'Premium'),
];

interface GridSlotTableProps {
  /** `parts`, `base` or `icons`. */
  readonly of: string;
}

/** The slots of the data grid with their defaults, as the installed packages declare them. */
export default function GridSlotTable({ of }: GridSlotTableProps) {
  return (
    <table className="value-table">
      <thead>
        <tr>
          <th scope="col">Slot</th>
          <th scope="col">Default</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {slots
          .filter(({ name }) => kindOf(name) === of)
          .map(({ name, standard, plan }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{standard && <code>{standard}</code>}</td>
              <td>{plan}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function kindOf(name: string): string {
  if (name.endsWith('Icon')) return 'icons';
  return name.startsWith('base') ? 'base' : 'parts';
}

/** What a declaration file says: a comment with the default, then the slot. */
function slotsOf(text: string, plan: string): Slot[] {
  const found = text.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): React\.JSXElementConstructor/g,
  );
  return [...found]
    .filter(([, comment]) => !comment?.includes('@ignore'))
    .map(([, comment = '', name = '']) => ({
      name,
      standard: /@default (\w+)/.exec(comment)?.[1] ?? '',
      plan,
    }));
}
