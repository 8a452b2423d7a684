import { useState } from 'react';
import Umbrella from '@mui/icons-material/Umbrella';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const found = [
  { thing: 'Red umbrella', place: 'Tram 4, last row' },
  { thing: 'Child’s glove', place: 'Platform 2' },
  { thing: 'Violin case', place: 'Waiting hall' },
  { thing: 'Blue scarf', place: 'Ticket office' },
];

export default function LostProperty() {
  const [claimed, setClaimed] = useState<readonly string[]>([]);
  return (
    <Box component="main">
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar sx={{ gap: 1 }}>
          <Umbrella />
          <Typography variant="h6" component="h1">
            Lost property
          </Typography>
        </Toolbar>
      </AppBar>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
        }}
      >
        {found.map(({ thing, place }) => (
          <Card key={thing} variant="outlined">
            <CardContent>
              <Typography component="h2" sx={{ fontWeight: 500 }}>
                {thing}
              </Typography>
              <Typography color="textSecondary">{place}</Typography>
            </CardContent>
            <CardActions>
              <Button
                disabled={claimed.includes(thing)}
                onClick={() => setClaimed([...claimed, thing])}
              >
                {claimed.includes(thing) ? 'Claimed' : 'Claim'}
              </Button>
            </CardActions>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
