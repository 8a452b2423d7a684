import Box from '@mui/material/Box';

const hours = ['Clay, Mondays', 'Glaze, Thursdays', 'Kiln, Sundays'];

export default function StudioHours() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {hours.map((hour) => (
        <Box
          key={hour}
          sx={{
            p: { xs: 1.5, sm: 3 },
            border: 1,
            borderColor: 'divider',
            borderRadius: { xs: 1, sm: 3 },
            textAlign: { xs: 'start', sm: 'center' },
          }}
        >
          {hour}
        </Box>
      ))}
    </Box>
  );
}
