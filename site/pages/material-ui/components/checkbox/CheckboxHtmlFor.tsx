import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxHtmlFor() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Checkbox
        id="report"
        slotProps={{ input: { 'aria-describedby': 'report-size' } }}
      />
      <label htmlFor="report">Annual report</label>
      <Typography id="report-size" color="text.secondary" sx={{ mx: 2 }}>
        4 MB
      </Typography>
    </Stack>
  );
}
