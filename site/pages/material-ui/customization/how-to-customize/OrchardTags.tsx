import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const orchard = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 4,
          color: '#243010',
          backgroundColor: '#dbe8c9',
          fontWeight: 600,
        },
      },
    },
  },
});

const Ripe = styled(Chip)({
  color: '#fff',
  backgroundColor: '#9c2f24',
});

export default function OrchardTags() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Chip label="As it comes" />
      <Chip label="One element" sx={{ border: '1px dashed' }} />
      <Ripe label="A component of yours" />
      <ThemeProvider theme={orchard}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Chip label="All of" />
          <Chip label="a kind" />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
