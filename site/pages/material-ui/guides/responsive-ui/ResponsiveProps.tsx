import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveProps() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <Box
      component="form"
      sx={{ p: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Search orders"
        size={wide ? 'small' : 'medium'}
        fullWidth={!wide}
      />
      <Button
        type="submit"
        variant="contained"
        size={wide ? 'medium' : 'large'}
        fullWidth={!wide}
      >
        Search
      </Button>
    </Box>
  );
}
