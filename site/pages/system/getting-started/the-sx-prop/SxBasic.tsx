import Box from '@mui/system/Box';

export default function SxBasic() {
  return (
    <Box
      sx={{
        px: 3,
        py: 2,
        color: 'light-dark(#134e4a, #ccfbf1)',
        bgcolor: 'light-dark(#ccfbf1, #134e4a)',
        borderRadius: 2,
        fontWeight: 600,
        '&:hover': { bgcolor: 'light-dark(#99f6e4, #115e59)' },
      }}
    >
      Order 4102 has shipped
    </Box>
  );
}
