import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyNoWrap() {
  return (
    <Box sx={{ width: 240 }}>
      <Typography level="title-md" noWrap gutterBottom>
        Annual meeting of the garden association
      </Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        The plots along the river are open to visitors, and tools can be
        borrowed at the gate.
      </Typography>
    </Box>
  );
}
