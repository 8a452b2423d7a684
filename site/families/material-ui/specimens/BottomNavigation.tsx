import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FavoriteIcon from '@mui/icons-material/Favorite';
import Paper from '@mui/material/Paper';
import PlaceIcon from '@mui/icons-material/Place';
import RestoreIcon from '@mui/icons-material/Restore';

export default function BottomNavigationSpecimen() {
  return (
    <Paper elevation={3}>
      <BottomNavigation showLabels value={0} sx={{ width: 270 }}>
        <BottomNavigationAction label="Recent" icon={<RestoreIcon />} />
        <BottomNavigationAction label="Saved" icon={<FavoriteIcon />} />
        <BottomNavigationAction label="Nearby" icon={<PlaceIcon />} />
      </BottomNavigation>
    </Paper>
  );
}
