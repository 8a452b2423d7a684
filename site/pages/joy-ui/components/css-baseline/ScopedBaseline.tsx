import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

function Hours() {
  return (
    <Box sx={{ width: '100%', p: 1, border: '1px solid' }}>
      <strong>Open today</strong> until 18:00
    </Box>
  );
}

export default function ScopedBaseline() {
  return (
    <Box
      sx={{
        width: 340,
        maxWidth: '100%',
        p: 2,
        overflow: 'hidden',
        fontFamily: 'serif',
        '& *': { boxSizing: 'content-box' },
      }}
    >
      <p>Outside</p>
      <Hours />
      <ScopedCssBaseline component="section" aria-label="Opening hours">
        <p>In a ScopedCssBaseline</p>
        <Hours />
      </ScopedCssBaseline>
    </Box>
  );
}
