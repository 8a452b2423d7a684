import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectDisabledGroup() {
  return (
    <Select
      className="quiet-select"
      aria-label="Seat"
      defaultValue="12A"
      slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
    >
      <Option value="12A">12A, window</Option>
      <OptionGroup
        disabled
        label="Sold out"
        slotProps={{ list: { role: 'presentation' } }}
      >
        <Option value="1A" disabled>
          1A, extra legroom
        </Option>
      </OptionGroup>
    </Select>
  );
}
