import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function OrderCheck() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, mx: 'auto' }}>
      <FormControl>
        <InputLabel id={`${id}-label`}>Delivery day</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Delivery day"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        >
          <MenuItem value="Tuesday">Tuesday</MenuItem>
          <MenuItem value="Friday">Friday</MenuItem>
          <MenuItem value="Saturday">Saturday, €4 more</MenuItem>
        </Select>
      </FormControl>
      <Alert
        severity={day ? 'success' : 'info'}
        role="status"
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {day ? 'Change' : 'Choose'}
          </Button>
        }
      >
        {day ? 'Ready to order' : 'Only the day is missing'}
      </Alert>
    </Stack>
  );
}
