import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 240 }}>
      {sizes.map((size) => (
        <Select key={size} size={size} defaultValue="a4" aria-label={size}>
          <Option value="a4">A4</Option>
          <Option value="letter">Letter</Option>
        </Select>
      ))}
    </Stack>
  );
}
