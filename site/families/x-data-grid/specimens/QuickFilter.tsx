import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function QuickFilterSpecimen() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', p: 0.75 }}>
      <TextField
        size="small"
        defaultValue="Porto"
        sx={{ width: 190 }}
        slotProps={{
          htmlInput: { 'aria-label': 'Search' },
          input: {
            startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
            endAdornment: <CloseIcon fontSize="small" />,
          },
        }}
      />
    </Paper>
  );
}
