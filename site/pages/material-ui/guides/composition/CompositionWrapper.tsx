import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/Delete';

/** Passes all other props on, `ref` included (React 19). */
function DeleteButton(props: ButtonProps) {
  return <Button color="error" startIcon={<DeleteIcon />} {...props} />;
}

export default function CompositionWrapper() {
  return (
    <Tooltip title="Removes the draft for all editors" describeChild>
      <DeleteButton>Delete draft</DeleteButton>
    </Tooltip>
  );
}
