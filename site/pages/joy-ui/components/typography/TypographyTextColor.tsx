import Typography from '@mui/joy/Typography';

export default function TypographyTextColor() {
  return (
    <div>
      <Typography textColor="text.primary">text.primary</Typography>
      <Typography textColor="text.secondary">text.secondary</Typography>
      <Typography textColor="text.tertiary">text.tertiary</Typography>
      <Typography textColor="success.plainColor">success.plainColor</Typography>
      <Typography color="danger">color danger</Typography>
    </div>
  );
}
