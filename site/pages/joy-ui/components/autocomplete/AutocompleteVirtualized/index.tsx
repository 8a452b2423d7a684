import Autocomplete from '@mui/joy/Autocomplete';
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
      aria-label="Invoice"
      placeholder="Invoice"
      options={invoices}
      slotProps={{ listbox: { component: VirtualListbox } }}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
