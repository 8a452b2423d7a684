import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ShareIcon from '@mui/icons-material/Share';

const modifiers = [{ name: 'offset', options: { offset: [0, -10] } }];

export default function TooltipOffset() {
  return (
    <Tooltip title="Share" slotProps={{ popper: { modifiers } }}>
      <IconButton>
        <ShareIcon />
      </IconButton>
    </Tooltip>
  );
}
