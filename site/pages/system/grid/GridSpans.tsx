import Box from '@mui/system/Box';

const tiles = [
  { title: 'Revenue', value: '€ 48,210', area: 'span 2' },
  { title: 'Orders', value: '1,204' },
  { title: 'Returns', value: '31' },
  { title: 'Visitors', value: '9,870' },
  { title: 'Refunds', value: '2.4 %' },
  {
    title: 'Next delivery: Friday, before ten',
    value: '14 boxes',
    area: '1 / -1',
  },
];

export default function GridSpans() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 1,
      }}
    >
      {tiles.map(({ title, value, area }) => (
        <Box
          key={title}
          sx={{
            gridColumn: area,
            p: 2,
            borderRadius: 2,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{value}</Box>
          {title}
        </Box>
      ))}
    </Box>
  );
}
