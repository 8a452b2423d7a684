import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      {sizes.map((size) => (
        <Autocomplete
          key={size}
          size={size}
          aria-label={size}
          options={[...sizes]}
          defaultValue={size}
        />
      ))}
    </Stack>
  );
}
