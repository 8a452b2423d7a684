import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/Delete';

export default function IconButtonLabel() {
  return (
    <IconButton aria-label="Delete invoice">
      <DeleteIcon />
    </IconButton>
  );
}
