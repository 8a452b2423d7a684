import Box from '@mui/system/Box';

const ratios = ['1', '4 / 3', '16 / 9'];

export default function SizingRatio() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      {ratios.map((aspectRatio) => (
        <Box
          key={aspectRatio}
          sx={{
            display: 'grid',
            placeContent: 'center',
            width: 120,
            aspectRatio,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          {aspectRatio}
        </Box>
      ))}
    </Box>
  );
}
