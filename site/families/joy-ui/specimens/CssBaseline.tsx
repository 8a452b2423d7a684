import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Typography from '@mui/joy/Typography';

export default function CssBaselineSpecimen() {
  return (
    <ScopedCssBaseline
      sx={{ p: 1.5, borderRadius: 'sm', border: '1px solid', borderColor: 'divider' }}
    >
      <Typography level="body-lg">Text of the page</Typography>
      <Typography level="body-sm">on its background</Typography>
    </ScopedCssBaseline>
  );
}
