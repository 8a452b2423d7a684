import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SeasonTicket() {
  const [inverted, setInverted] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 340 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={inverted}
            onChange={(event) => setInverted(event.target.checked)}
          />
        }
      >
        Invert the colors inside
      </Typography>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <Typography component="h3" level="title-lg">
          Season ticket
        </Typography>
        <Typography textColor="text.primary">
          6 of 10 concerts are left
        </Typography>
        <LinearProgress
          determinate
          value={60}
          aria-label="Concerts that are left"
        />
        <CardActions>
          <Button variant="outlined">Give away</Button>
          <Button>Pick seats</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
