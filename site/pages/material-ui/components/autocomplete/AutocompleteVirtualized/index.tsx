import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { VirtualListbox } from './VirtualListbox';

const invoices = Array.from(
  { length: 10_000 },
  (_, index) => `INV-${String(index + 1).padStart(5, '0')}`,
);

export default function AutocompleteVirtualized() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={invoices}
      slotProps={{ listbox: { component: VirtualListbox } }}
      renderInput={(params) => <TextField {...params} label="Invoice" />}
    />
  );
}
