import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GridFilterPanelSpecimen() {
  return (
    <Paper elevation={6} sx={{ p: 1.5 }}>
      <Stack direction="row" spacing={1}>
        <TextField
          select
          size="small"
          label="Column"
          slotProps={{ inputLabel: { shrink: true } }}
          defaultValue="City"
          sx={{ width: 100 }}
        >
          <MenuItem value="City">City</MenuItem>
        </TextField>
        <TextField size="small" label="Value" defaultValue="Porto" sx={{ width: 100 }} />
      </Stack>
      <Button size="small" startIcon={<AddIcon />}>
        Add filter
      </Button>
    </Paper>
  );
}
