import Button from '@mui/material/Button';

export default function Plain() {
  return (
    <Button variant="contained" href="/start">
      Start
    </Button>
  );
}
