import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import '../../../../../families/base-ui/look/quiet.css';
import './cards.css';

interface ExtraProps extends UseSwitchParameters {
  name: string;
  note: string;
}

function Extra({ name, note, ...params }: ExtraProps) {
  const { getInputProps, checked, disabled, focusVisible, readOnly } =
    useSwitch(params);

  return (
    <label
      className="extra"
      data-checked={checked}
      data-disabled={disabled || readOnly}
      data-focus={focusVisible}
    >
      <input {...getInputProps()} className="extra-input" />
      <span>{name}</span>
      <small>{note}</small>
      <span className="extra-mark" aria-hidden="true" />
    </label>
  );
}

export default function UseSwitchCards() {
  return (
    <div className="extras">
      <Extra name="Breakfast" note="12.00 a day" defaultChecked />
      <Extra name="Parking" note="8.50 a day" />
      <Extra name="Late checkout" note="Sold out" disabled />
      <Extra name="City tax" note="Always included" checked readOnly />
    </div>
  );
}
