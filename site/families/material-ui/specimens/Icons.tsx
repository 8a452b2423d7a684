import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import Stack from '@mui/material/Stack';

export default function IconsSpecimen() {
  return (
    <Stack direction="row" spacing={2}>
      <HomeIcon color="primary" fontSize="large" />
      <SearchIcon fontSize="large" />
      <SettingsIcon color="action" fontSize="large" />
      <FavoriteIcon color="error" fontSize="large" />
    </Stack>
  );
}
