import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import SearchIcon from '@mui/icons-material/Search';

export default function InputBaseSearch() {
  return (
    <Paper
      component="form"
      role="search"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'flex', width: '100%', maxWidth: 360, px: 1, py: 0.5 }}
    >
      <InputBase
        fullWidth
        required
        type="search"
        onInvalid={(event) => event.preventDefault()}
        placeholder="Search orders"
        inputProps={{ 'aria-label': 'Search orders' }}
        sx={{ px: 1 }}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
