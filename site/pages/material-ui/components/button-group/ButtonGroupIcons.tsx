import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import AddIcon from '@mui/icons-material/Add';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import RemoveIcon from '@mui/icons-material/Remove';

export default function ButtonGroupIcons() {
  return (
    <ButtonGroup aria-label="Zoom">
      <Tooltip title="Zoom out">
        <Button>
          <RemoveIcon fontSize="small" />
        </Button>
      </Tooltip>
      <Tooltip title="Fit to screen">
        <Button>
          <FitScreenIcon fontSize="small" />
        </Button>
      </Tooltip>
      <Tooltip title="Zoom in">
        <Button>
          <AddIcon fontSize="small" />
        </Button>
      </Tooltip>
    </ButtonGroup>
  );
}
