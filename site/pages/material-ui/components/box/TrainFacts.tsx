import Box from '@mui/material/Box';

const facts = [
  { name: 'Built', value: '1938, in Graz' },
  { name: 'Seats', value: '52 and a piano' },
  { name: 'Speed', value: '70 km/h downhill' },
];

export default function TrainFacts() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', m: 0, gap: 1.5 }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
