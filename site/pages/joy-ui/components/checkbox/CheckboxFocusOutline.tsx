import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxFocusOutline() {
  return (
    <Stack spacing={2}>
      <Checkbox
        label="Outline around the box"
        sx={{ [`& > .${checkboxClasses.checkbox}`]: { position: 'relative' } }}
      />
      <Checkbox
        label="Farther away, dashed"
        slotProps={{
          action: {
            sx: {
              '&:focus-within': { outline: '2px dashed', outlineOffset: 6 },
            },
          },
        }}
      />
    </Stack>
  );
}
