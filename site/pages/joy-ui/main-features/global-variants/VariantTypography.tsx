import Typography from '@mui/joy/Typography';

export default function VariantTypography() {
  return (
    <Typography>
      The deadline moved to{' '}
      <Typography variant="soft" color="warning">
        May 4
      </Typography>
      , so the{' '}
      <Typography variant="outlined" color="neutral">
        draft
      </Typography>{' '}
      can wait.
    </Typography>
  );
}
