import Typography from '@mui/joy/Typography';

export default function ReturnsPage() {
  return (
    <Typography level="h2" component="h1">
      Returns
    </Typography>
  );
}
