import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectSerialized() {
  return (
    <Select
      name="days"
      multiple
      getSerializedValue={(options) =>
        options.map((option) => option.value).join('+')
      }
      className="quiet-select"
      aria-label="Delivery days"
      defaultValue={['mon', 'thu']}
      slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
    >
      <Option value="mon">Monday</Option>
      <Option value="thu">Thursday</Option>
      <Option value="sat">Saturday</Option>
    </Select>
  );
}
