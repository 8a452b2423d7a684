import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ShareIcon from '@mui/icons-material/Share';

export default function TooltipOffset() {
  return (
    <Tooltip
      title="Share"
      slotProps={{
        popper: {
          modifiers: [{ name: 'offset', options: { offset: [0, -10] } }],
        },
      }}
    >
      <IconButton>
        <ShareIcon />
      </IconButton>
    </Tooltip>
  );
}
