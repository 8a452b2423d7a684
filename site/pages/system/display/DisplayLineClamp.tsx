import Box from '@mui/system/Box';

export default function DisplayLineClamp() {
  return (
    <Box
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        maxWidth: 300,
      }}
    >
      The courier rang twice and left the parcel with the neighbor on the second
      floor, who is at home on weekdays after five and all day on Saturdays.
    </Box>
  );
}
