import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Replace the drawing and the name with yours. */
export function Brand() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 32, height: 32, color: 'primary.main' }}
      >
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round">
          <path d="M7 13c3 0 3-3 6-3s3 3 6 3 3-3 6-3" />
          <path d="M7 19c3 0 3-3 6-3s3 3 6 3 3-3 6-3" opacity="0.75" />
          <path d="M7 25c3 0 3-3 6-3s3 3 6 3 3-3 6-3" opacity="0.5" />
        </g>
      </Box>
      <Typography sx={{ fontWeight: 600, letterSpacing: '-0.01em' }}>
        Tideline
      </Typography>
    </Stack>
  );
}
