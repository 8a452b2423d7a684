import { keyframes } from '@mui/system';
import Box from '@mui/system/Box';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

export default function SxKeyframes() {
  return (
    <Box
      sx={{
        width: 180,
        height: 16,
        borderRadius: 2,
        bgcolor: 'light-dark(#94a3b8, #64748b)',
        animation: `${pulse} 2s infinite`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}
