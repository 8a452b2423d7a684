import { Combobox } from '../../../../families/base-ui/look/Combobox';
import '../../../../families/base-ui/look/quiet.css';

const plans = ['Free', 'Team', 'Company'];

export default function AutocompleteDisabled() {
  return (
    <div className="quiet-panel">
      <Combobox label="Plan" options={plans} defaultValue="Team" disabled />
      <Combobox
        label="Next plan"
        options={plans}
        defaultValue="Team"
        readOnly
      />
    </div>
  );
}
