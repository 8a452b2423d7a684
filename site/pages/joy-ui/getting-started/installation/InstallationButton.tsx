import Button from '@mui/joy/Button';

export default function InstallationButton() {
  return <Button>Reserve a table</Button>;
}
