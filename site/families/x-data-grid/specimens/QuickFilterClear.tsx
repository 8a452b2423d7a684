import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';

export default function QuickFilterClearSpecimen() {
  return (
    <IconButton aria-label="Clear">
      <CloseIcon />
    </IconButton>
  );
}
