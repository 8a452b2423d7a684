import { useEffect, useRef } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import AttachFile from '@mui/icons-material/AttachFile';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import { labelColors, type Message } from './data';
import { ReplyBox } from './ReplyBox';
import type { Action } from './useMailbox';

export interface ReadingPaneProps {
  readonly message: Message;
  readonly reading: boolean;
  readonly dispatch: (action: Action) => void;
}

export function ReadingPane({ message, reading, dispatch }: ReadingPaneProps) {
  const {
    id,
    person,
    address,
    subject,
    time,
    body,
    label,
    attachments = [],
    replies = [],
  } = message;
  const title = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  // Where the message takes the place of the list, the focus goes with it.
  useEffect(() => {
    if (reading && back.current?.offsetParent) title.current?.focus();
  }, [id, reading]);

  const actions = [
    {
      text: 'Archive',
      Icon: ArchiveOutlined,
      run: () => dispatch({ type: 'move', ids: [id], folder: 'archive' }),
    },
    {
      text: 'Mark as unread',
      Icon: MarkEmailUnreadOutlined,
      run: () => dispatch({ type: 'unread', ids: [id] }),
    },
    {
      text: 'Delete',
      Icon: DeleteOutlined,
      run: () => dispatch({ type: 'move', ids: [id], folder: 'trash' }),
    },
  ];

  return (
    <Stack
      component="article"
      aria-label={subject}
      sx={{ height: '100%', minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 0.5,
          p: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton
          ref={back}
          aria-label="Back to the list"
          onClick={() => dispatch({ type: 'back' })}
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        {actions.map(({ text, Icon, run }) => (
          <Tooltip key={text} title={text}>
            <IconButton aria-label={text} onClick={run}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Box
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: { xs: 2, md: 3 } }}
      >
        <Stack sx={{ gap: 3, maxWidth: 720, mx: 'auto' }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
          >
            <Typography
              ref={title}
              level="h3"
              component="h2"
              tabIndex={-1}
              sx={{ outline: 'none' }}
            >
              {subject}
            </Typography>
            {label && (
              <Chip size="sm" variant="outlined" color={labelColors[label]}>
                {label}
              </Chip>
            )}
          </Stack>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Avatar color="primary" variant="solid" aria-hidden>
              {initials(person)}
            </Avatar>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography level="title-sm">{person}</Typography>
              <Typography level="body-xs" noWrap>
                {address}
              </Typography>
            </Box>
            <Typography level="body-sm">{time}</Typography>
          </Stack>
          <Stack sx={{ gap: 1.5 }}>
            {body.map((text) => (
              <Typography key={text} textColor="text.primary">
                {text}
              </Typography>
            ))}
          </Stack>
          {attachments.length > 0 && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {attachments.map(({ name, size }) => (
                <Card
                  key={name}
                  size="sm"
                  orientation="horizontal"
                  sx={{ alignItems: 'center' }}
                >
                  <AttachFile fontSize="small" />
                  <div>
                    <Typography level="title-sm">{name}</Typography>
                    <Typography level="body-xs">{size}</Typography>
                  </div>
                </Card>
              ))}
            </Stack>
          )}
          {replies.map((text, index) => (
            <Sheet key={index} variant="soft" sx={{ p: 2, borderRadius: 'md' }}>
              <Typography level="title-sm">You</Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
            </Sheet>
          ))}
          <ReplyBox
            key={id}
            to={person}
            onSend={(text) => dispatch({ type: 'reply', id, text })}
          />
        </Stack>
      </Box>
    </Stack>
  );
}

function initials(name: string): string {
  const words = name.split(' ');
  return words
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
}
