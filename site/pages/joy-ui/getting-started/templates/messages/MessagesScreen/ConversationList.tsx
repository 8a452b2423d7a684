import { useState } from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import SearchIcon from '@mui/icons-material/Search';
import type { Conversation } from './data';
import { Face } from './Face';

type Filter = 'all' | 'open' | 'resolved';

export interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly openId: string;
  readonly typing: readonly string[];
  readonly onOpen: (id: string) => void;
}

export function ConversationList({
  conversations,
  openId,
  typing,
  onOpen,
}: ConversationListProps) {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');

  const words = query.trim().toLowerCase();
  const shown = conversations.filter(
    ({ person, about, resolved }) =>
      (filter === 'all' || resolved === (filter === 'resolved')) &&
      `${person} ${about}`.toLowerCase().includes(words),
  );

  return (
    <Stack sx={{ height: '100%' }}>
      <Stack sx={{ gap: 1.5, p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography level="h3" component="h2" sx={{ flex: 1 }}>
            Conversations
          </Typography>
          <Select
            size="sm"
            value={filter}
            onChange={(_event, next) => setFilter(next ?? 'all')}
            slotProps={{ button: { 'aria-label': 'Show' } }}
          >
            <Option value="all">All</Option>
            <Option value="open">Open</Option>
            <Option value="resolved">Resolved</Option>
          </Select>
        </Stack>
        <Input
          type="search"
          size="sm"
          placeholder="Search people and jobs"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          startDecorator={<SearchIcon fontSize="small" />}
          slotProps={{ input: { 'aria-label': 'Search people and jobs' } }}
          sx={{ '--Input-placeholderOpacity': 1 }}
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 1, pb: 1 }}>
        {shown.length === 0 && (
          <Typography
            role="status"
            level="body-sm"
            sx={{ p: 3, textAlign: 'center' }}
          >
            No conversation matches.
          </Typography>
        )}
        <List
          aria-label="Conversations"
          sx={{
            '--ListItem-radius': '12px',
            '--List-gap': '4px',
            '--List-padding': 0,
          }}
        >
          {shown.map(
            ({ id, person, about, online, resolved, unread, messages }) => {
              const last = messages.at(-1);
              return (
                <ListItem key={id}>
                  <ListItemButton
                    id={`row-${id}`}
                    variant={id === openId ? 'soft' : 'plain'}
                    color={id === openId ? 'primary' : 'neutral'}
                    aria-current={id === openId || undefined}
                    onClick={() => onOpen(id)}
                    sx={{ alignItems: 'flex-start', gap: 1.5, p: 1.5 }}
                  >
                    <Face person={person} online={online} />
                    <ListItemContent>
                      <Stack
                        direction="row"
                        sx={{ alignItems: 'baseline', gap: 1 }}
                      >
                        <Typography level="title-sm" noWrap sx={{ flex: 1 }}>
                          {person}
                        </Typography>
                        <Typography level="body-xs" textColor="text.secondary">
                          {last?.day === 'Today' ? last.time : last?.day}
                        </Typography>
                      </Stack>
                      <Typography
                        level="body-xs"
                        noWrap
                        textColor="text.secondary"
                      >
                        {about}
                      </Typography>
                      <Stack
                        direction="row"
                        sx={{ alignItems: 'center', gap: 1, mt: 0.25 }}
                      >
                        <Typography
                          level="body-sm"
                          noWrap
                          textColor="text.primary"
                          sx={{ flex: 1 }}
                        >
                          {typing.includes(id) ? 'is writing…' : last?.text}
                        </Typography>
                        {unread > 0 && (
                          <Chip size="sm" variant="solid" color="primary">
                            {unread} new
                          </Chip>
                        )}
                        {resolved && (
                          <Chip size="sm" variant="outlined" color="success">
                            Resolved
                          </Chip>
                        )}
                      </Stack>
                    </ListItemContent>
                  </ListItemButton>
                </ListItem>
              );
            },
          )}
        </List>
      </Box>
    </Stack>
  );
}
