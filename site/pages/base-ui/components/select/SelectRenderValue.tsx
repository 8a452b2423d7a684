import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectRenderValue() {
  return (
    <Select
      className="quiet-select"
      aria-label="Sort by"
      defaultValue="newest"
      renderValue={(option) => <span>Sort by: {option?.label}</span>}
      slotProps={{ popup: { className: 'quiet-popup' } }}
    >
      <Option value="newest">Newest</Option>
      <Option value="price">Price</Option>
    </Select>
  );
}
