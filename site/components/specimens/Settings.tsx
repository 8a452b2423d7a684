import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';

const rows = [
  { name: 'Weekly summary', on: true },
  { name: 'Mentions', on: false },
];

const slotProps = {
  root: { className: 'specimen-switch' },
  thumb: { className: 'specimen-thumb' },
};

/** Components without a look, and one that a page could give them. */
export function SettingsSpecimen() {
  return (
    <div className="specimen-settings">
      {rows.map(({ name, on }) => (
        <div key={name} className="specimen-row">
          {name}
          <Switch defaultChecked={on} slotProps={slotProps} />
        </div>
      ))}
      <Button className="specimen-button">Done</Button>
    </div>
  );
}
