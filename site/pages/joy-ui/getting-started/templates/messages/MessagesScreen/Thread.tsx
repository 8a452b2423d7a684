import { Fragment, useEffect, useRef } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Replay from '@mui/icons-material/Replay';
import { Bubble } from './Bubble';
import { Composer } from './Composer';
import type { Conversation } from './data';
import { Face } from './Face';
import { Typing } from './Typing';

export interface ThreadProps {
  readonly conversation: Conversation;
  readonly typing: boolean;
  readonly reading: boolean;
  readonly onBack: () => void;
  readonly onResolve: () => void;
  readonly onSend: (text: string) => void;
}

export function Thread({
  conversation,
  typing,
  reading,
  onBack,
  onResolve,
  onSend,
}: ThreadProps) {
  const { id, person, about, online, resolved, messages } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // The newest message is at the end, also when one arrives.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [id, messages.length, typing, reading]);

  // Where the thread takes the place of the list, the focus goes with it.
  useEffect(() => {
    if (reading && back.current?.offsetParent) title.current?.focus();
  }, [id, reading]);

  return (
    <Stack sx={{ height: '100%', minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton
          ref={back}
          aria-label="Back to the conversations"
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Face person={person} online={online} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            ref={title}
            level="title-md"
            component="h2"
            tabIndex={-1}
            noWrap
            sx={{ outline: 'none' }}
          >
            {person}
          </Typography>
          <Typography level="body-xs" noWrap textColor="text.secondary">
            {about}
            {online && ', online'}
          </Typography>
        </Box>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          startDecorator={resolved ? <Replay /> : <CheckCircleOutlined />}
          onClick={onResolve}
        >
          {resolved ? 'Reopen' : 'Resolve'}
        </Button>
      </Stack>
      <Box
        ref={log}
        role="log"
        aria-label={`Messages with ${person}`}
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: { xs: 2, md: 3 } }}
      >
        <Stack sx={{ maxWidth: 760, mx: 'auto' }}>
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const sameDay = before?.day === message.day;
            return (
              <Fragment key={message.id}>
                {!sameDay && (
                  <Divider sx={{ mt: index > 0 ? 3 : 0 }}>
                    {message.day}
                  </Divider>
                )}
                <Bubble
                  message={message}
                  person={person}
                  follows={sameDay && before.mine === message.mine}
                />
              </Fragment>
            );
          })}
          {typing && <Typing person={person} />}
        </Stack>
      </Box>
      <Composer key={id} person={person} onSend={onSend} />
    </Stack>
  );
}
