import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const figures = [
  { name: 'Open tickets', value: '14' },
  { name: 'Answered', value: '1,208' },
  { name: 'Rating', value: '4.9' },
];

export default function UserCard() {
  const [following, setFollowing] = useState(false);

  return (
    <Card
      component="article"
      aria-labelledby="user-card-name"
      sx={{ width: 400, maxWidth: '100%', boxShadow: 'sm' }}
    >
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar
          aria-hidden
          variant="solid"
          color="primary"
          sx={{ '--Avatar-size': '64px' }}
        >
          MH
        </Avatar>
        <div>
          <Typography id="user-card-name" component="h3" level="title-lg">
            Mara Holm
          </Typography>
          <Typography level="body-sm">Support lead, Bergen</Typography>
        </div>
      </CardContent>
      <Sheet
        component="dl"
        variant="soft"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 1,
          m: 0,
          p: 1.5,
          borderRadius: 'var(--Card-childRadius)',
        }}
      >
        {figures.map(({ name, value }) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column-reverse' }}
          >
            <Typography component="dt" level="body-xs">
              {name}
            </Typography>
            <Typography component="dd" level="title-lg" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Sheet>
      <CardActions buttonFlex="1">
        <Button variant="outlined" color="neutral">
          Message
        </Button>
        <Button
          aria-pressed={following}
          variant={following ? 'soft' : 'solid'}
          startDecorator={following && <Check />}
          onClick={() => setFollowing(!following)}
        >
          Follow
        </Button>
      </CardActions>
    </Card>
  );
}
