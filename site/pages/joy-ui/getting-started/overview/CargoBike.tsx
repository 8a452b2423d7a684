import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function CargoBike() {
  const [hours, setHours] = useState(3);
  const [cover, setCover] = useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography level="title-lg">Cargo bike 7</Typography>
        <Chip color="success">80% charged</Chip>
      </Stack>
      <FormControl>
        <FormLabel>Bring it back after</FormLabel>
        <Select
          value={hours}
          onChange={(_event, next) => setHours(next ?? hours)}
        >
          <Option value={3}>3 hours</Option>
          <Option value={8}>8 hours</Option>
          <Option value={24}>a day</Option>
        </Select>
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Rain cover</FormLabel>
        <Switch
          checked={cover}
          onChange={(event) => setCover(event.target.checked)}
          sx={{ ml: 'auto' }}
        />
      </FormControl>
      <CardActions>
        <Typography role="status" sx={{ my: 'auto', mr: 'auto' }}>
          {hours * 2 + (cover ? 1 : 0)} €
        </Typography>
        <Button>Unlock</Button>
      </CardActions>
    </Card>
  );
}
