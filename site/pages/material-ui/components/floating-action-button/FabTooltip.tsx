import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import MyLocationIcon from '@mui/icons-material/MyLocation';

export default function FabTooltip() {
  return (
    <Tooltip title="Show my location" placement="left">
      <Fab color="secondary">
        <MyLocationIcon />
      </Fab>
    </Tooltip>
  );
}
