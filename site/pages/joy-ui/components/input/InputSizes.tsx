import SearchIcon from '@mui/icons-material/Search';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function InputSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {sizes.map((size) => (
        <Input
          key={size}
          size={size}
          placeholder={size}
          aria-label={size}
          startDecorator={<SearchIcon />}
        />
      ))}
    </Stack>
  );
}
