import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const tides = [
  { time: '04:12', height: '0.6 m', kind: 'Low' },
  { time: '10:31', height: '3.9 m', kind: 'High' },
  { time: '16:40', height: '0.8 m', kind: 'Low' },
];

const Height = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  fontVariantNumeric: 'tabular-nums',
}));

export default function TideTable() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        p: 0,
        width: '100%',
        maxWidth: 300,
        listStyle: 'none',
      }}
    >
      {tides.map(({ time, height, kind }) => (
        <Box
          key={time}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
          }}
        >
          <Box component="span" sx={{ typography: 'body1' }}>
            {time}
          </Box>
          <Box
            component="span"
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >
            {kind}
          </Box>
          <Height>{height}</Height>
        </Box>
      ))}
    </Box>
  );
}
