import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { FormSpecimen } from './Form';

/** A handful of components, for the card of the main library. */
export function KitSpecimen() {
  return (
    <Stack spacing={2} sx={{ width: 256 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Chip label="On its way" color="success" size="small" />
        <Rating defaultValue={4} size="small" readOnly />
      </Stack>
      <Alert severity="info">Arrives today before 6 PM</Alert>
      <LinearProgress variant="determinate" value={64} />
      <FormSpecimen />
      <Slider aria-label="Insured value" size="small" defaultValue={30} />
    </Stack>
  );
}
