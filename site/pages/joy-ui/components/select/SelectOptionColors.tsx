import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectOptionColors() {
  return (
    <Select defaultValue="medium" aria-label="Priority" sx={{ width: 240 }}>
      <Option value="low" color="success">
        Low
      </Option>
      <Option value="medium" color="warning">
        Medium
      </Option>
      <Option value="high" color="danger" variant="soft">
        High
      </Option>
    </Select>
  );
}
