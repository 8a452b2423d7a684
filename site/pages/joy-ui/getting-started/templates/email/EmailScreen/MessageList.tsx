import { useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { type Message, type View, viewNames } from './data';
import { MessageRow } from './MessageRow';
import type { Action } from './useMailbox';

export interface MessageListProps {
  readonly view: View;
  readonly messages: readonly Message[];
  readonly openId: string | null;
  readonly checked: readonly string[];
  readonly dispatch: (action: Action) => void;
  readonly onMenu: () => void;
}

export function MessageList({
  view,
  messages,
  openId,
  checked,
  dispatch,
  onMenu,
}: MessageListProps) {
  const [query, setQuery] = useState('');
  const [unreadOnly, setUnreadOnly] = useState(false);

  const words = query.trim().toLowerCase();
  const shown = messages.filter(
    ({ person, subject, body, unread }) =>
      (!unreadOnly || unread) &&
      [person, subject, ...body].join(' ').toLowerCase().includes(words),
  );
  const ids = shown.map(({ id }) => id);
  const picked = checked.filter((id) => ids.includes(id));
  const all = picked.length > 0 && picked.length === ids.length;

  const bulk = [
    {
      text: 'Archive',
      Icon: ArchiveOutlined,
      run: () => dispatch({ type: 'move', ids: picked, folder: 'archive' }),
    },
    {
      text: 'Mark as unread',
      Icon: MarkEmailUnreadOutlined,
      run: () => dispatch({ type: 'unread', ids: picked }),
    },
    {
      text: 'Delete',
      Icon: DeleteOutlined,
      run: () => dispatch({ type: 'move', ids: picked, folder: 'trash' }),
    },
  ];

  return (
    <Stack sx={{ height: '100%', minWidth: 0 }}>
      <Stack sx={{ gap: 1.5, p: 2, pb: 1 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}
        >
          <IconButton
            aria-label="Open folders"
            onClick={onMenu}
            sx={{ display: { lg: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography level="h3" component="h2" sx={{ flex: 1 }}>
            {viewNames[view]}
          </Typography>
          <Typography
            component="label"
            level="body-sm"
            endDecorator={
              <Switch
                size="sm"
                checked={unreadOnly}
                onChange={(event) => setUnreadOnly(event.target.checked)}
              />
            }
          >
            Unread
          </Typography>
        </Stack>
        <Input
          type="search"
          placeholder="Search mail"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          startDecorator={<SearchIcon fontSize="small" />}
          slotProps={{ input: { 'aria-label': 'Search mail' } }}
          sx={{ '--Input-placeholderOpacity': 1 }}
        />
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 0.5, minHeight: 32, px: 0.5 }}
        >
          <Checkbox
            size="sm"
            label={
              picked.length > 0 ? `${picked.length} selected` : 'Select all'
            }
            checked={all}
            indeterminate={picked.length > 0 && !all}
            disabled={ids.length === 0}
            onChange={() => dispatch({ type: 'check', ids: all ? [] : ids })}
            slotProps={{
              input: { ref: (input) => mix(input, picked.length > 0 && !all) },
            }}
          />
          <Box sx={{ flex: 1 }} />
          {picked.length > 0 &&
            bulk.map(({ text, Icon, run }) => (
              <Tooltip key={text} title={text}>
                <IconButton size="sm" aria-label={text} onClick={run}>
                  <Icon fontSize="small" />
                </IconButton>
              </Tooltip>
            ))}
        </Stack>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 1, pb: 1 }}>
        {shown.length === 0 ? (
          <Typography role="status" sx={{ py: 6, px: 2, textAlign: 'center' }}>
            {words || unreadOnly
              ? 'No message matches.'
              : 'This folder is empty.'}
          </Typography>
        ) : (
          <List
            aria-label={`Messages in ${viewNames[view]}`}
            sx={{
              '--ListItem-radius': '8px',
              '--List-gap': '2px',
              '--List-padding': 0,
            }}
          >
            {shown.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                open={message.id === openId}
                checked={picked.includes(message.id)}
                onOpen={() => dispatch({ type: 'open', id: message.id })}
                onStar={() => dispatch({ type: 'star', id: message.id })}
                onCheck={(check) =>
                  dispatch({
                    type: 'check',
                    ids: check
                      ? [...picked, message.id]
                      : picked.filter((id) => id !== message.id),
                  })
                }
              />
            ))}
          </List>
        )}
      </Box>
    </Stack>
  );
}

/** Tells the browser, too, that a checkbox is neither on nor off. */
function mix(input: HTMLInputElement | null, mixed: boolean) {
  if (input) input.indeterminate = mixed;
}
