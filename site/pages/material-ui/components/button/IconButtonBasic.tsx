import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';

export default function IconButtonBasic() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Edit address">
        <EditIcon />
      </IconButton>
      <IconButton aria-label="Delete address">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Delete default address" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
