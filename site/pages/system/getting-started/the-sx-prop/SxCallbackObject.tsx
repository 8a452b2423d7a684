import Box from '@mui/system/Box';

export default function SxCallbackObject() {
  return (
    <Box
      sx={(theme) => ({
        p: 2,
        borderRadius: 1,
        bgcolor: 'light-dark(#f1f5f9, #1e293b)',
        [theme.breakpoints.between('sm', 'lg')]: {
          bgcolor: 'light-dark(#fef3c7, #713f12)',
        },
      })}
    >
      Yellow between 600 and 1200 px
    </Box>
  );
}
