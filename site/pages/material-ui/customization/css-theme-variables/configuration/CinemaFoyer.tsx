import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Foyer', scheme: 'light', action: 'Buy popcorn' },
  { name: 'Screen 2', scheme: 'dark', action: 'Find your seat' },
];

export default function CinemaFoyer() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
        maxWidth: 480,
      }}
    >
      {rooms.map(({ name, scheme, action }) => (
        <Paper
          key={name}
          // This theme has the selector [data-color-scheme="%s"].
          data-color-scheme={scheme}
          variant="outlined"
          sx={{ p: 2, color: 'text.primary' }}
        >
          <Typography gutterBottom>{name}</Typography>
          <Button variant="contained">{action}</Button>
        </Paper>
      ))}
    </Box>
  );
}
