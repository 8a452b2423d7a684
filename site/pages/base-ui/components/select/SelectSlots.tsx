import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectSlots() {
  return (
    <Select
      className="quiet-select"
      aria-label="Currency"
      defaultValue="eur"
      slots={{ listbox: 'div' }}
      slotProps={{
        root: (state) => ({ title: state.open ? 'Close' : 'Open' }),
        popup: { className: 'quiet-popup', offset: 4 },
      }}
    >
      <Option
        value="eur"
        slots={{ root: 'div' }}
        slotProps={{ root: { lang: 'en' } }}
      >
        Euro
      </Option>
      <Option value="jpy" slots={{ root: 'div' }}>
        Yen
      </Option>
    </Select>
  );
}
