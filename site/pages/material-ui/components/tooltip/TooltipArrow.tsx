import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import PrintIcon from '@mui/icons-material/Print';

export default function TooltipArrow() {
  return (
    <Tooltip title="Print" arrow>
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
