import MailIcon from '@mui/icons-material/MailOutline';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import CircularProgress from '@mui/joy/CircularProgress';
import LinearProgress from '@mui/joy/LinearProgress';
import { useState } from 'react';
import { team } from '../../../fleet';
import { Group } from './Group';

/** Chips, avatars, badges and progress. */
export function Marks() {
  return (
    <Group title="Chips, avatars, progress">
      <Chips />
      <Box sx={{ ...line, gap: 3 }} data-part="color">
        <AvatarGroup>
          {team.map(({ initials, name }) => (
            <Avatar key={name} color="primary">
              {initials}
            </Avatar>
          ))}
        </AvatarGroup>
        <Badge badgeContent={4}>
          <MailIcon />
        </Badge>
        <Badge color="danger" size="sm">
          <MailIcon />
        </Badge>
        <CircularProgress determinate value={70} size="sm" aria-label="Import" />
      </Box>
      <LinearProgress determinate value={45} aria-label="Upload" data-part="color" />
    </Group>
  );
}

function Chips() {
  const [filter, setFilter] = useState(true);
  return (
    <Box sx={line} data-part="chip">
      <Chip>Default</Chip>
      <Chip color="primary" variant="solid">
        Primary
      </Chip>
      <Chip color="warning" variant="outlined">
        Outlined
      </Chip>
      <Chip color="success" onClick={() => setFilter(true)}>
        Press
      </Chip>
      {filter && (
        <Chip endDecorator={<ChipDelete aria-label="Remove" onDelete={() => setFilter(false)} />}>
          Remove
        </Chip>
      )}
      <Chip size="sm" color="danger">
        Small
      </Chip>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
