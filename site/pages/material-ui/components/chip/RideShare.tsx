import { useId, useRef, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const everyone = ['Ottilie', 'Rafael', 'Sunniva'];

export default function RideShare() {
  const id = useId();
  const reset = useRef<HTMLButtonElement>(null);
  const [riders, setRiders] = useState(everyone);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} variant="body2">
        Delete removes a rider
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 32 }}
      >
        {riders.map((rider) => (
          <Chip
            key={rider}
            label={rider}
            avatar={<Avatar>{rider.charAt(0)}</Avatar>}
            color="primary"
            aria-describedby={id}
            onDelete={() => {
              setRiders(riders.filter((other) => other !== rider));
              reset.current?.focus();
            }}
          />
        ))}
      </Stack>
      <Button ref={reset} size="small" onClick={() => setRiders(everyone)}>
        Take everyone
      </Button>
    </Stack>
  );
}
