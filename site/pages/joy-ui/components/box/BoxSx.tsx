import Box from '@mui/joy/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        px: 3,
        py: 2,
        maxWidth: 360,
        color: 'warning.softColor',
        bgcolor: 'warning.softBg',
        borderRadius: 'md',
        boxShadow: 'sm',
        fontSize: 'sm',
        fontWeight: 'lg',
      }}
    >
      Your card expires at the end of the month.
    </Box>
  );
}
