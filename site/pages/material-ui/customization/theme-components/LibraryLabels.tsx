import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const library = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          color: '#1f1a14',
          backgroundColor: '#efe6d6',
          variants: [
            {
              props: { size: 'small' },
              style: { borderRadius: 3, letterSpacing: '0.06em' },
            },
            {
              props: ({ clickable }) => clickable === true,
              style: { borderBottom: '2px solid #8a5a2b' },
            },
          ],
        },
      },
    },
  },
});

export default function LibraryLabels() {
  const [lent, setLent] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ThemeProvider theme={library}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chip label="Travel" />
          <Chip label="F 812" size="small" />
          <Chip
            clickable
            label={lent ? 'Lent until Friday' : 'Borrow'}
            onClick={() => setLent(!lent)}
          />
        </Box>
      </ThemeProvider>
      <FormControlLabel
        label="Lent"
        control={
          <Switch
            checked={lent}
            onChange={(_event, checked) => setLent(checked)}
          />
        }
      />
    </Box>
  );
}
