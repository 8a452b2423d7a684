import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyAlign() {
  return (
    <Stack spacing={1}>
      <Typography align="left">left</Typography>
      <Typography align="center">center</Typography>
      <Typography align="right">right</Typography>
      <Typography align="justify" lang="en" sx={{ hyphens: 'auto' }}>
        justify: every line but the last is stretched to the full width of the
        column, so long words need hyphens, or there are gaps between the words.
      </Typography>
      <Typography sx={{ textAlign: 'end' }}>end, in sx</Typography>
    </Stack>
  );
}
