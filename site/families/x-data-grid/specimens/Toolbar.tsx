import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ToolbarSpecimen() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', p: 0.75 }}>
      <Typography sx={{ px: 1, fontWeight: 500 }}>Orders</Typography>
      <IconButton size="small" aria-label="Columns">
        <ViewColumnIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label="Filters">
        <FilterListIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label="Search">
        <SearchIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
