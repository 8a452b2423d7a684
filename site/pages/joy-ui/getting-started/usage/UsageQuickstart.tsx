import Button from '@mui/joy/Button';

export default function UsageQuickstart() {
  return (
    <Button variant="soft" color="success" size="lg">
      Renew for 14 days
    </Button>
  );
}
