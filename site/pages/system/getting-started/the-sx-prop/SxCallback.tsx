import Box from '@mui/system/Box';

export default function SxCallback() {
  return (
    <Box
      sx={{
        padding: (theme) => theme.spacing(2, 4),
        border: 1,
        borderRadius: (theme) => `${theme.shape.borderRadius}px 24px`,
        '&:hover': (theme) => ({ outlineOffset: theme.spacing(0.5) }),
        outline: '2px solid light-dark(#0d9488, #5eead4)',
      }}
    >
      Platform 4
    </Box>
  );
}
