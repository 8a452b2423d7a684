import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';

export default function QuickFilterTriggerSpecimen() {
  return (
    <IconButton aria-label="Search">
      <SearchIcon />
    </IconButton>
  );
}
