import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const plans = [
  {
    name: 'Free',
    price: 0,
    points: ['1 site', '1 GB of storage', 'Community help'],
    strong: false,
  },
  {
    name: 'Studio',
    price: 19,
    points: [
      '20 sites',
      '100 GB of storage',
      'Help within a day',
      'Custom domain',
    ],
    strong: true,
  },
];

export default function PricingCards() {
  const [yearly, setYearly] = useState(false);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      }}
    >
      <Typography
        component="label"
        sx={{ gridColumn: '1 / -1', justifySelf: 'center' }}
        endDecorator={
          <Switch
            checked={yearly}
            onChange={(event) => setYearly(event.target.checked)}
          />
        }
      >
        Pay yearly, two months free
      </Typography>
      {plans.map(({ name, price, points, strong }) => (
        <Card
          key={name}
          size="lg"
          variant={strong ? 'solid' : 'outlined'}
          color={strong ? 'primary' : 'neutral'}
          invertedColors={strong}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Typography component="h3" level="title-lg">
              {name}
            </Typography>
            {strong && (
              <Chip size="sm" variant="outlined">
                Most chosen
              </Chip>
            )}
          </Box>
          <Divider inset="none" />
          <CardContent>
            <List size="sm" sx={{ '--ListItem-paddingX': 0 }}>
              {points.map((point) => (
                <ListItem key={point}>
                  <ListItemDecorator>
                    <Check />
                  </ListItemDecorator>
                  {point}
                </ListItem>
              ))}
            </List>
          </CardContent>
          <Divider inset="none" />
          <CardActions>
            <Typography level="title-lg" sx={{ marginInlineEnd: 'auto' }}>
              ${yearly ? price * 10 : price}{' '}
              <Typography level="body-sm" textColor="inherit">
                {yearly ? 'a year' : 'a month'}
              </Typography>
            </Typography>
            <Button
              variant={strong ? 'solid' : 'outlined'}
              aria-label={`Start with ${name}`}
            >
              Start
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
