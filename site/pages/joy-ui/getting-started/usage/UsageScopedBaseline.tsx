import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function UsageScopedBaseline() {
  return (
    <ScopedCssBaseline disableColorScheme>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Typography level="title-md">Branch library</Typography>
        <Typography level="body-sm">Open until 20:00</Typography>
      </Sheet>
    </ScopedCssBaseline>
  );
}
