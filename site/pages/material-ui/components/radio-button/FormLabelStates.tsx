import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

export default function FormLabelStates() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormLabel required>required</FormLabel>
      <FormLabel error>error</FormLabel>
      <FormLabel disabled>disabled</FormLabel>
      <FormLabel focused>focused</FormLabel>
      <FormLabel focused color="secondary">
        secondary
      </FormLabel>
      <FormLabel filled sx={{ '&.MuiFormLabel-filled': { fontWeight: 600 } }}>
        filled
      </FormLabel>
    </Stack>
  );
}
