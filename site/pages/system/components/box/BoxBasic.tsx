import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box
      component="section"
      sx={{
        p: 3,
        border: '2px dashed',
        borderColor: 'light-dark(#0d9488, #5eead4)',
        borderRadius: 2,
      }}
    >
      Drop your files here
    </Box>
  );
}
