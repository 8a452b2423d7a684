import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

export default function TooltipTouch() {
  return (
    <Tooltip
      describeChild
      title="Charged once per stay"
      enterTouchDelay={0}
      leaveTouchDelay={5000}
    >
      <IconButton aria-label="About the cleaning fee">
        <InfoOutlinedIcon />
      </IconButton>
    </Tooltip>
  );
}
