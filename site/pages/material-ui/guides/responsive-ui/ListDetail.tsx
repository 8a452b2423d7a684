import { useState } from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const messages = [
  {
    id: 1,
    from: 'Amara Okafor',
    subject: 'Delivery on Friday',
    text: 'Can the parcel come after four?',
  },
  {
    id: 2,
    from: 'Luis Moreno',
    subject: 'Invoice 2041',
    text: 'The address has changed, see below.',
  },
  {
    id: 3,
    from: 'Hanna Lind',
    subject: 'Wrong size',
    text: 'I ordered a medium and got a large.',
  },
];

export default function ListDetail() {
  const [chosen, setChosen] = useState<number>();
  const message = messages.find(({ id }) => id === chosen);

  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
      }}
    >
      <Box
        component="nav"
        aria-label="Messages"
        sx={{
          display: { xs: message ? 'none' : 'block', sm: 'block' },
          borderInlineEnd: { sm: 1 },
          borderColor: { sm: 'divider' },
        }}
      >
        <List>
          {messages.map(({ id, from, subject }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton
                selected={id === chosen}
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => setChosen(id)}
              >
                <ListItemText primary={from} secondary={subject} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box
        component="main"
        sx={{ p: 2, display: { xs: message ? 'block' : 'none', sm: 'block' } }}
      >
        {message ? (
          <>
            <Button
              startIcon={<ArrowBackIcon />}
              sx={{ display: { sm: 'none' }, mb: 1 }}
              onClick={() => setChosen(undefined)}
            >
              All messages
            </Button>
            <Typography variant="h6" component="h2">
              {message.subject}
            </Typography>
            <Typography>{message.text}</Typography>
          </>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Choose a message.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
