import Box from '@mui/system/Box';

const note =
  'The driver left the parcel with the neighbor on the second floor, because nobody was at home between nine and eleven.';

export default function TypographyTruncate() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <Box
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {note}
      </Box>
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {note}
      </Box>
    </Box>
  );
}
