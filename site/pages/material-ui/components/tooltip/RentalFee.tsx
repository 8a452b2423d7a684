import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

export default function RentalFee() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Cleaning fee, €18</Typography>
      <Tooltip
        describeChild
        title="Due once a stay, however many nights"
        enterTouchDelay={0}
        leaveTouchDelay={5000}
      >
        <IconButton size="small" aria-label="About the cleaning fee">
          <InfoOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
