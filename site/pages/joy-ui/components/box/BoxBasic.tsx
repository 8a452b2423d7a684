import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box
      component="section"
      sx={{
        p: 2,
        border: '2px dashed',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'md',
      }}
    >
      Drop your files here
    </Box>
  );
}
