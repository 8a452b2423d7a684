import Box from '@mui/material/Box';

export default function TypographyInSx() {
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        typography: { xs: 'body1', sm: 'h6' },
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <li>1:11.118</li>
      <li>1:09.940</li>
      <li>1:10.407</li>
    </Box>
  );
}
