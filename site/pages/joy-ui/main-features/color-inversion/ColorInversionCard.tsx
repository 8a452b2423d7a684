import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function ColorInversionCard() {
  return (
    <Card variant="solid" color="primary" invertedColors>
      <Typography level="title-lg">Night train to Vienna</Typography>
      <Typography textColor="text.primary">
        3 beds are left in the sleeper.
      </Typography>
      <Button>Choose a bed</Button>
    </Card>
  );
}
