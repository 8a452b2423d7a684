import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

export default function JoyDarkModeSection() {
  return (
    <CssVarsProvider>
      <Sheet data-joy-color-scheme="dark" sx={{ p: 3, borderRadius: 'md' }}>
        <Typography level="title-lg">The Lighthouse Keeper</Typography>
        <Typography sx={{ mb: 2 }}>112 minutes, from 12 years</Typography>
        <Button variant="soft">Play the trailer</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
