import { useEffect, useRef } from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { ConversationList } from './ConversationList';
import { hidden } from './hidden';
import { Rail } from './Rail';
import { Thread } from './Thread';
import { useConversations } from './useConversations';

export default function MessagesScreen() {
  const { conversations, openId, reading, typing, ...chat } =
    useConversations();
  const open = conversations.find(({ id }) => id === openId);

  // Back on a phone: the focus returns to the conversation in the list.
  const wasReading = useRef(reading);
  useEffect(() => {
    if (wasReading.current && !reading)
      document.getElementById(`row-${openId}`)?.focus();
    wasReading.current = reading;
  }, [reading, openId]);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '4.5rem minmax(0, 1fr)',
        },
        gridTemplateRows: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
        height: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Rail
        reading={reading}
        unread={conversations.filter(({ unread }) => unread > 0).length}
      />
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '20rem minmax(0, 1fr)',
            lg: '23rem minmax(0, 1fr)',
          },
          position: 'relative',
          minHeight: 0,
        }}
      >
        <Typography component="h1" sx={hidden}>
          Messages
        </Typography>
        <Box
          sx={{
            display: { xs: reading ? 'none' : 'block', md: 'block' },
            minHeight: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <ConversationList
            conversations={conversations}
            openId={openId}
            typing={typing}
            onOpen={chat.open}
          />
        </Box>
        <Box
          sx={{
            display: { xs: reading ? 'block' : 'none', md: 'block' },
            minHeight: 0,
          }}
        >
          {open && (
            <Thread
              conversation={open}
              typing={typing.includes(openId)}
              reading={reading}
              onBack={chat.back}
              onResolve={() => chat.resolve(openId)}
              onSend={(text) => chat.send(openId, text)}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
