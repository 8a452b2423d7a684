import Box from '@mui/material/Box';

const laps = ['1:11.118', '1:09.940', '1:10.407'];

export default function LapTimes() {
  return (
    <Box component="ol" sx={{ m: 0, typography: { xs: 'body1', sm: 'h6' } }}>
      {laps.map((lap) => (
        <Box
          key={lap}
          component="li"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {lap}
        </Box>
      ))}
    </Box>
  );
}
