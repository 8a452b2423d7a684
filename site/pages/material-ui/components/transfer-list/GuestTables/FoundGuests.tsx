import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';

interface FoundGuestsProps {
  names: string[];
  seated: string[];
  full: boolean;
  onSeat: (name: string, checked: boolean) => void;
}

export default function FoundGuests(props: FoundGuestsProps) {
  const { names, seated, full, onSeat } = props;

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Guests found"
      tabIndex={0}
      sx={{ height: 160, overflowY: 'auto', px: 2 }}
    >
      <FormGroup>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            disabled={full && !seated.includes(name)}
            control={
              <Checkbox
                size="small"
                checked={seated.includes(name)}
                onChange={(_event, checked) => onSeat(name, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
