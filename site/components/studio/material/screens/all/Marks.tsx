import MailIcon from '@mui/icons-material/MailOutline';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { team } from '../../../fleet';
import { Group } from './Group';
import { useCustomColors } from './useCustomColors';

/** Chips, avatars, badges and progress. */
export function Marks() {
  return (
    <Group title="Chips, avatars, progress">
      <Chips />
      <Box sx={{ ...line, gap: 3 }} data-part="color">
        <AvatarGroup>
          {team.map(({ initials, name }) => (
            <Avatar key={name} sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
              {initials}
            </Avatar>
          ))}
        </AvatarGroup>
        <Badge badgeContent={4} color="primary">
          <MailIcon color="action" />
        </Badge>
        <Badge variant="dot" color="error">
          <MailIcon color="action" />
        </Badge>
        <CircularProgress variant="determinate" value={70} size={32} aria-label="Import" />
      </Box>
      <LinearProgress variant="determinate" value={45} aria-label="Upload" data-part="color" />
    </Group>
  );
}

function Chips() {
  const [filter, setFilter] = useState(true);
  const custom = useCustomColors();
  return (
    <Box sx={line} data-part="chip">
      <Chip label="Default" />
      <Chip label="Primary" color="primary" />
      <Chip label="Outlined" color="secondary" variant="outlined" />
      <Chip label="Press" color="success" onClick={() => setFilter(true)} />
      {filter && <Chip label="Remove" onDelete={() => setFilter(false)} />}
      <Chip label="Small" size="small" color="info" />
      {custom.map((color) => (
        <Chip key={color} label={color} color={color} />
      ))}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
