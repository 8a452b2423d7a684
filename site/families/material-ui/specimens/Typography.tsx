import Typography from '@mui/material/Typography';

export default function TypographySpecimen() {
  return (
    <div>
      <Typography variant="h5">Harbor report</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Wind from the west, calm by noon
      </Typography>
    </div>
  );
}
