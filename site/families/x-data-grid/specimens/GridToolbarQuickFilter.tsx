import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';

export default function GridToolbarQuickFilterSpecimen() {
  return (
    <TextField
      variant="standard"
      size="small"
      defaultValue="1042"
      sx={{ width: 190 }}
      slotProps={{
        htmlInput: { 'aria-label': 'Search' },
        input: { startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} /> },
      }}
    />
  );
}
