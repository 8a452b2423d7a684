import { Combobox } from '../../../../families/base-ui/look/Combobox';

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00'];
const taken = ['09:30', '10:30'];

export default function AutocompleteDisabledOptions() {
  return (
    <Combobox
      label="Appointment"
      options={slots}
      getOptionDisabled={(slot) => taken.includes(slot)}
      disabledItemsFocusable
    />
  );
}
