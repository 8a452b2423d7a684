import Box from '@mui/system/Box';

const people = [
  { initials: 'AK', color: '#0f766e' },
  { initials: 'MB', color: '#1d4ed8' },
  { initials: 'TS', color: '#9d174d' },
  { initials: 'JO', color: '#7c2d12' },
];

export default function SpacingOverlap() {
  return (
    <Box component="ul" sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}>
      {people.map(({ initials, color }, index) => (
        <Box
          key={initials}
          component="li"
          sx={{
            marginInlineStart: index === 0 ? 0 : -1.5,
            p: 1.5,
            border: 2,
            borderColor: 'light-dark(#fff, #14171a)',
            borderRadius: '50%',
            bgcolor: color,
            color: '#fff',
            lineHeight: '24px',
          }}
        >
          {initials}
        </Box>
      ))}
    </Box>
  );
}
