import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

/** Replace the drawing and the name with yours. */
export function Brand() {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        fontWeight: 700,
        fontSize: '1.125rem',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 28, height: 28, color: 'primary.main' }}
      >
        <path d="M4 24a12 12 0 0 1 24 0Z" fill="currentColor" />
        <path
          d="M16 8V3M6.5 12 3 8.5M25.5 12 29 8.5"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Box>
      Earlybird
    </Stack>
  );
}
