import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const tracks = ['Owl', 'Wind', 'Stream', 'Steps'];

/** Which tracks of the recording can be heard. */
export function Tracks() {
  return (
    <FormGroup sx={{ px: 2, py: 1 }}>
      {tracks.map((track) => (
        <FormControlLabel
          key={track}
          label={track}
          control={<Checkbox defaultChecked />}
        />
      ))}
    </FormGroup>
  );
}
