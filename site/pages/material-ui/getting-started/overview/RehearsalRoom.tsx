import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function RehearsalRoom() {
  const [hours, setHours] = useState(2);
  const [drums, setDrums] = useState(true);
  const [booked, setBooked] = useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        title="Rehearsal room 4"
        subheader="Tuesday, from 18:00"
        action={
          <Chip
            color={booked ? 'default' : 'success'}
            label={booked ? 'Yours' : 'Free'}
            sx={{ m: 1 }}
          />
        }
      />
      <CardContent component={Stack} spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          fullWidth
          aria-label="Hours"
          value={hours}
          onChange={(_event, next: number | null) => setHours(next ?? hours)}
        >
          <ToggleButton value={1}>1 hour</ToggleButton>
          <ToggleButton value={2}>2 hours</ToggleButton>
          <ToggleButton value={3}>3 hours</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={drums} />}
          label="With the drum kit"
          onChange={(_event, checked) => setDrums(checked)}
        />
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2, justifyContent: 'space-between' }}>
        <Typography role="status">{hours * 12 + (drums ? 5 : 0)} €</Typography>
        <Button variant="contained" onClick={() => setBooked(!booked)}>
          {booked ? 'Give it back' : 'Book the room'}
        </Button>
      </CardActions>
    </Card>
  );
}
