import { useState } from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Star from '@mui/icons-material/Star';
import StarOutline from '@mui/icons-material/StarOutline';
import type { Item } from './data';
import { formatDate, formatSize } from './format';
import { KindIcon } from './Thumb';

const columns = [
  { key: 'name', text: 'Name', sx: {} },
  {
    key: 'modified',
    text: 'Modified',
    sx: { width: 120, display: { xs: 'none', sm: 'table-cell' } },
  },
  {
    key: 'bytes',
    text: 'Size',
    sx: { width: 96, display: { xs: 'none', sm: 'table-cell' } },
  },
] as const;

type Key = (typeof columns)[number]['key'];

export interface FilesProps {
  readonly items: readonly Item[];
  readonly selected: string | null;
  readonly onOpen: (item: Item) => void;
  readonly onStar: (id: string) => void;
}

export function FileTable({ items, selected, onOpen, onStar }: FilesProps) {
  const [sort, setSort] = useState<{
    readonly key: Key;
    readonly down: boolean;
  }>({ key: 'name', down: false });

  // Folders stay above files in every order.
  const rows = [...items].sort((a, b) => {
    const folders = Number(b.kind === 'folder') - Number(a.kind === 'folder');
    const order =
      sort.key === 'bytes'
        ? a.bytes - b.bytes
        : a[sort.key].localeCompare(b[sort.key], 'en');
    return folders || (sort.down ? -order : order);
  });

  return (
    <Table
      aria-label="Files"
      hoverRow
      sx={{
        '--TableCell-paddingY': '8px',
        '--TableRow-hoverBackground': 'var(--joy-palette-background-level1)',
        '& tbody tr': {
          position: 'relative',
          '--TableCell-headBackground': 'transparent',
        },
        '& tbody tr[data-selected="true"]': { bgcolor: 'primary.softBg' },
        '& tbody th': { fontWeight: 'md' },
      }}
    >
      <thead>
        <tr>
          {columns.map(({ key, text, sx }) => {
            const active = sort.key === key;
            const state = sort.down ? 'descending' : 'ascending';
            return (
              <Box
                key={key}
                component="th"
                scope="col"
                aria-sort={active ? state : undefined}
                sx={sx}
              >
                <Link
                  component="button"
                  underline="none"
                  textColor="text.primary"
                  onClick={() => setSort({ key, down: active && !sort.down })}
                  endDecorator={
                    <ArrowUpward
                      sx={{
                        fontSize: 16,
                        opacity: active ? 1 : 0,
                        rotate: active && sort.down ? '180deg' : '0deg',
                      }}
                    />
                  }
                >
                  {text}
                </Link>
              </Box>
            );
          })}
          <Box component="th" scope="col" sx={{ width: 64 }}>
            Star
          </Box>
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <tr key={item.id} data-selected={item.id === selected}>
            <th scope="row">
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                <KindIcon kind={item.kind} />
                <Box sx={{ minWidth: 0 }}>
                  <Link
                    component="button"
                    overlay
                    underline="none"
                    level="title-sm"
                    textColor="text.primary"
                    aria-current={item.id === selected || undefined}
                    onClick={() => onOpen(item)}
                    sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
                  >
                    {item.name}
                  </Link>
                  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
                    {item.tags.map((tag) => (
                      <Chip
                        key={tag}
                        size="sm"
                        variant="outlined"
                        color="neutral"
                      >
                        {tag}
                      </Chip>
                    ))}
                  </Stack>
                </Box>
              </Stack>
            </th>
            <Box component="td" sx={columns[1].sx}>
              <Typography level="body-sm">
                {formatDate(item.modified)}
              </Typography>
            </Box>
            <Box component="td" sx={columns[2].sx}>
              <Typography level="body-sm">
                {item.kind === 'folder' ? '–' : formatSize(item.bytes)}
              </Typography>
            </Box>
            <td>
              <IconButton
                size="sm"
                color={item.starred ? 'warning' : 'neutral'}
                aria-label={`${item.starred ? 'Unstar' : 'Star'} ${item.name}`}
                onClick={() => onStar(item.id)}
                sx={{ zIndex: 1 }}
              >
                {item.starred ? <Star /> : <StarOutline />}
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
