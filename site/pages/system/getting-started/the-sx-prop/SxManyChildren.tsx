import Box from '@mui/system/Box';

const hours = Array.from({ length: 48 }, (_, hour) => (hour * 7) % 11);

export default function SxManyChildren() {
  return (
    <Box
      role="img"
      aria-label="Visits in the last 48 hours"
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '2px',
        height: 96,
        '& > span': { flex: 1, minHeight: 4, bgcolor: '#0d9488' },
      }}
    >
      {hours.map((visits, hour) => (
        <span key={hour} style={{ height: `${visits * 10}%` }} />
      ))}
    </Box>
  );
}
