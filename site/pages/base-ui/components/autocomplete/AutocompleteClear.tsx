import '../../../../families/base-ui/look/quiet.css';
import { Combobox } from '../../../../families/base-ui/look/Combobox';

const units = ['Kilometers', 'Meters', 'Miles', 'Yards'];

export default function AutocompleteClear() {
  return (
    <div className="quiet-panel">
      <Combobox
        label="Unit (always one)"
        options={units}
        defaultValue="Meters"
        disableClearable
      />
      <Combobox
        label="Second unit (Escape clears it)"
        options={units}
        defaultValue="Miles"
        clearOnEscape
        clearOnBlur={false}
      />
    </div>
  );
}
