import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarSpecimen() {
  return (
    <SnackbarContent
      message="Photo archived"
      action={
        <Button size="small" color="inherit">
          Undo
        </Button>
      }
    />
  );
}
