import Box from '@mui/system/Box';

export default function ShadowHover() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 3,
        py: 2,
        border: 0,
        borderRadius: 2,
        bgcolor: '#0f766e',
        color: '#fff',
        font: 'inherit',
        cursor: 'pointer',
        boxShadow: '0 1px 2px rgb(0 0 0 / 0.4)',
        transition: 'box-shadow 150ms',
        '&:hover': { boxShadow: '0 8px 20px rgb(0 0 0 / 0.4)' },
        '&:focus-visible': { boxShadow: '0 0 0 3px #fbbf24' },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      Point at this or focus it
    </Box>
  );
}
