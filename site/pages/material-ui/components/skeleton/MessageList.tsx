import { useEffect, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Message {
  id: number;
  from: string;
  subject: string;
}

const inbox: Message[] = [
  { id: 1, from: 'Ines Carvalho', subject: 'Contract for the spring fair' },
  { id: 2, from: 'Tom Adeyemi', subject: 'Floor plan, second version' },
  { id: 3, from: 'Print shop', subject: 'Your banners are ready' },
];

/** How long a request may take before skeletons appear. */
const patience = 200;

function loadInbox(signal: AbortSignal): Promise<Message[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(inbox), 1800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function SkeletonItem({ width }: { width: string }) {
  return (
    <ListItem>
      <ListItemAvatar>
        <Skeleton variant="circular" width={40} height={40} />
      </ListItemAvatar>
      <ListItemText
        primary={<Skeleton width="35%" />}
        secondary={<Skeleton width={width} />}
      />
    </ListItem>
  );
}

export default function MessageList() {
  const [request, setRequest] = useState(0);
  const [messages, setMessages] = useState(inbox);
  const [state, setState] = useState<'ready' | 'waiting' | 'slow'>('ready');

  useEffect(() => {
    if (request === 0) {
      return undefined;
    }
    const controller = new AbortController();
    const slow = setTimeout(() => setState('slow'), patience);
    void loadInbox(controller.signal).then((loaded) => {
      clearTimeout(slow);
      setMessages(loaded);
      setState('ready');
    });
    return () => {
      clearTimeout(slow);
      controller.abort();
    };
  }, [request]);

  const reload = () => {
    setState('waiting');
    setRequest(request + 1);
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 420, mx: 'auto' }}>
      <Stack
        direction="row"
        sx={{ px: 2, pt: 1, alignItems: 'center', gap: 1 }}
      >
        <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
          Inbox
        </Typography>
        <Button size="small" onClick={reload}>
          Reload
        </Button>
      </Stack>
      <List aria-label="Messages" aria-busy={state !== 'ready'}>
        {state === 'slow'
          ? messages.map(({ id }) => (
              <SkeletonItem key={id} width={`${50 + id * 10}%`} />
            ))
          : messages.map(({ id, from, subject }) => (
              <ListItem key={id}>
                <ListItemAvatar>
                  <Avatar sx={{ bgcolor: 'primary.main' }}>{from[0]}</Avatar>
                </ListItemAvatar>
                <ListItemText
                  primary={from}
                  secondary={subject}
                  slotProps={{ secondary: { noWrap: true } }}
                />
              </ListItem>
            ))}
      </List>
      <Box role="status" sx={{ px: 2, pb: 1.5, typography: 'body2' }}>
        {state === 'ready'
          ? `${messages.length} messages`
          : 'Loading the messages'}
      </Box>
    </Paper>
  );
}
