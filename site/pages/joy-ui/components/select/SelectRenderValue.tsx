import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function SelectRenderValue() {
  return (
    <Select
      defaultValue="pro"
      aria-label="Disk"
      renderValue={(option) => <strong>{option?.label}</strong>}
      sx={{ width: 260 }}
    >
      <Option value="basic" label="256 GB">
        256 GB <Typography textColor="text.tertiary">included</Typography>
      </Option>
      <Option value="pro" label="512 GB">
        512 GB <Typography textColor="text.tertiary">+ $90</Typography>
      </Option>
    </Select>
  );
}
