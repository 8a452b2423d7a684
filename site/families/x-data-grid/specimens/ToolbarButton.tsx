import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function ToolbarButtonSpecimen() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', p: 0.75 }}>
      <IconButton size="small" color="primary" aria-label="Refresh">
        <RefreshIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
