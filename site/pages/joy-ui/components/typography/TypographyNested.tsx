import Typography from '@mui/joy/Typography';

export default function TypographyNested() {
  return (
    <Typography sx={{ maxWidth: 360 }}>
      Deploys run{' '}
      <Typography variant="soft" color="success">
        every day
      </Typography>{' '}
      at noon, except on{' '}
      <Typography sx={{ fontWeight: 'lg' }} textColor="text.primary">
        holidays
      </Typography>
      .
    </Typography>
  );
}
