import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';

export default function QuickFilterControlSpecimen() {
  return (
    <TextField
      size="small"
      defaultValue="Porto"
      sx={{ width: 190 }}
      slotProps={{
        htmlInput: { 'aria-label': 'Search' },
        input: { startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} /> },
      }}
    />
  );
}
