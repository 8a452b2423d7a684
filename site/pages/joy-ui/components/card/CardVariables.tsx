import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function CardVariables() {
  const [padding, setPadding] = useState(16);
  const [radius, setRadius] = useState(24);

  return (
    <Box sx={{ display: 'grid', gap: 3, width: 300, maxWidth: '100%' }}>
      <Card
        sx={{
          '--Card-padding': `${padding}px`,
          '--Card-radius': `${radius}px`,
        }}
      >
        <CardContent>
          <Typography level="title-md">Boarding pass</Typography>
          <Typography level="body-sm">Gate B12</Typography>
        </CardContent>
        <CardActions>
          <Button>Add to wallet</Button>
        </CardActions>
      </Card>
      <div>
        <Typography level="body-sm">Padding, {padding} px</Typography>
        <Slider
          aria-label="Padding"
          max={40}
          value={padding}
          onChange={(_event, next) => setPadding(Number(next))}
        />
      </div>
      <div>
        <Typography level="body-sm">Radius, {radius} px</Typography>
        <Slider
          aria-label="Radius"
          max={40}
          value={radius}
          onChange={(_event, next) => setRadius(Number(next))}
        />
      </div>
    </Box>
  );
}
