import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';

export default function DarkModeBothSchemes() {
  return (
    <CssVarsProvider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['light', 'dark'].map((scheme) => (
          <Sheet
            key={scheme}
            data-joy-color-scheme={scheme}
            variant="outlined"
            sx={{ flex: '1 1 200px', p: 2, borderRadius: 'md' }}
          >
            <Typography level="title-md">{scheme}</Typography>
            <Typography level="body-sm" sx={{ mb: 1.5 }}>
              Gate 12, boarding at 9:40
            </Typography>
            <Button variant="soft">Show the pass</Button>
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
