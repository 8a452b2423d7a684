import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PackingNote() {
  return (
    <Paper elevation={3} sx={{ p: 2, width: 260 }}>
      <Typography variant="h6" component="p">
        For the hut
      </Typography>
      <FormGroup>
        <FormControlLabel
          control={<Checkbox defaultChecked />}
          label="Headlamp"
        />
        <FormControlLabel control={<Checkbox />} label="Matches, in wax" />
        <FormControlLabel
          control={<Checkbox />}
          label="Map of the north face"
        />
      </FormGroup>
    </Paper>
  );
}
