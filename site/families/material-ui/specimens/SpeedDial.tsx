import EditIcon from '@mui/icons-material/Edit';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { Shown } from '../../Shown';

export default function SpeedDialSpecimen() {
  return (
    <SpeedDial
      open
      ariaLabel="Actions"
      direction="left"
      icon={<SpeedDialIcon />}
      slots={{ transition: Shown }}
    >
      <SpeedDialAction icon={<EditIcon />} />
      <SpeedDialAction icon={<PrintIcon />} />
      <SpeedDialAction icon={<ShareIcon />} />
    </SpeedDial>
  );
}
