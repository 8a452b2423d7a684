import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export function Brand() {
  return (
    <Typography
      component="p"
      level="title-lg"
      startDecorator={
        <Box
          component="svg"
          viewBox="0 0 24 24"
          aria-hidden
          sx={{
            inlineSize: 24,
            blockSize: 24,
            fill: 'none',
            stroke: 'var(--joy-palette-primary-500)',
            strokeWidth: 3,
          }}
        >
          <path d="M3 9 V3 H9 M15 3 H21 V9 M21 15 V21 H15 M9 21 H3 V15" />
          <path d="M9 15 L15 9" />
        </Box>
      }
    >
      Framesx
    </Typography>
  );
}
