import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const keys = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

const tables = [
  { name: 'Window', seats: 2 },
  { name: 'Fireplace', seats: 4 },
  { name: 'Garden', seats: 6 },
  { name: 'Long table', seats: 12 },
];

export default function BookTable() {
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }} aria-hidden="true">
        {keys.map((key) => (
          <Box
            key={key}
            sx={(theme) => ({
              px: 1,
              borderRadius: 1,
              color: 'text.secondary',
              [theme.breakpoints.only(key)]: {
                bgcolor: 'text.primary',
                color: 'background.paper',
              },
            })}
          >
            {key}
          </Box>
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: '1fr 1fr',
            md: 'repeat(4, 1fr)',
          },
        }}
      >
        {tables.map(({ name, seats }) => (
          <Paper
            key={name}
            component="li"
            variant="outlined"
            sx={{ p: { xs: 1, md: 2 } }}
          >
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {seats} seats
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
