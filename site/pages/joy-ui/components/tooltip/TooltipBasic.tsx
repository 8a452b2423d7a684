import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipBasic() {
  return (
    <Tooltip title="Delete the photo">
      <IconButton variant="soft">
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
}
