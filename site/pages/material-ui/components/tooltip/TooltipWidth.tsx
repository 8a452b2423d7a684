import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text =
  'Invoices are sent on the first working day of each month, to the ' +
  'address in the billing settings.';

export default function TooltipWidth() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={text}>
        <Button>300 px</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={text}
        slotProps={{ tooltip: { sx: { maxWidth: 500 } } }}
      >
        <Button>500 px</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={text}
        slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}
      >
        <Button>No limit</Button>
      </Tooltip>
    </Stack>
  );
}
