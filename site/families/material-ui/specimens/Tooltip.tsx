import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { Shown } from '../../Shown';

export default function TooltipSpecimen() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Tooltip
        open
        arrow
        title="Delete"
        slots={{ transition: Shown }}
        slotProps={{ popper: { disablePortal: true, style: { position: 'static' } } }}
      >
        <IconButton>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
