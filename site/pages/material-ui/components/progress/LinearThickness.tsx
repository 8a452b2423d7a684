import LinearProgress from '@mui/material/LinearProgress';

export default function LinearThickness() {
  return (
    <LinearProgress
      aria-label="Course completed"
      variant="determinate"
      value={70}
      sx={{
        height: 10,
        borderRadius: 5,
        '& .MuiLinearProgress-bar': { borderRadius: 5 },
      }}
    />
  );
}
