import Box from '@mui/system/Box';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
];

export default function DisplayOverflow() {
  return (
    <Box
      role="region"
      aria-label="Months"
      tabIndex={0}
      sx={{ display: 'flex', gap: 1, overflow: 'auto', maxWidth: 420, py: 1 }}
    >
      {months.map((month) => (
        <Box
          key={month}
          sx={{ p: 2, flexShrink: 0, border: 1, borderRadius: 2 }}
        >
          {month}
        </Box>
      ))}
    </Box>
  );
}
