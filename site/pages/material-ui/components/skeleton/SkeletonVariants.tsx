import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['text', 'circular', 'rectangular', 'rounded'] as const;

export default function SkeletonVariants() {
  return (
    <Grid container spacing={4} sx={{ justifyContent: 'center' }}>
      {variants.map((variant) => (
        <Grid key={variant}>
          <Skeleton variant={variant} width={80} height={80} />
          <Typography variant="body2">{variant}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
