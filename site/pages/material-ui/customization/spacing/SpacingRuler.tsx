import Box from '@mui/material/Box';

const steps = [
  { factor: 0.5, use: 'icon and its label' },
  { factor: 1, use: 'chips in a row' },
  { factor: 2, use: 'inside of a card' },
  { factor: 3, use: 'between cards' },
  { factor: 4, use: 'between groups' },
  { factor: 6, use: 'between sections' },
  { factor: 8, use: 'around a page' },
];

export default function SpacingRuler() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        width: '100%',
        maxWidth: 420,
      }}
    >
      {steps.map(({ factor, use }) => (
        <Box
          key={factor}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', typography: 'body2' }}
        >
          <Box sx={{ width: 88 }}>spacing({factor})</Box>
          <Box sx={{ width: 72 }}>
            <Box
              sx={{
                height: 16,
                width: (theme) => theme.spacing(factor),
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box sx={{ width: 48 }}>{factor * 8} px</Box>
          <Box sx={{ color: 'text.secondary' }}>{use}</Box>
        </Box>
      ))}
    </Box>
  );
}
