import Box from '@mui/material/Box';

const places = [
  { area: 'pier', name: 'Pier' },
  { area: 'crane', name: 'Crane' },
  { area: 'shed', name: 'Boat shed' },
  { area: 'cafe', name: 'Café' },
];

export default function HarbourPlan() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateAreas: '"pier pier crane" "shed cafe crane"',
        gridTemplateColumns: '1fr 1fr 80px',
        gridAutoRows: 72,
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {places.map(({ area, name }) => (
        <Box
          key={area}
          component="li"
          sx={{
            gridArea: area,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'action.hover',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
