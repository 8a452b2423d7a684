import Box from '@mui/system/Box';

const figures = [
  { name: 'Open orders', value: '24' },
  { name: 'Sent today', value: '112' },
  { name: 'Returns', value: '3' },
  { name: 'Revenue', value: '€ 8,410' },
];

export default function GridAutoFit() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 1.5,
      }}
    >
      {figures.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            p: 2,
            borderRadius: 2,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{value}</Box>
          {name}
        </Box>
      ))}
    </Box>
  );
}
