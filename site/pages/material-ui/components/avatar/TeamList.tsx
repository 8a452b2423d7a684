import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { brown, indigo, pink, purple, teal } from '@mui/material/colors';

const team = [
  { name: 'Hanna Ylönen', role: 'Design', online: true, color: indigo[600] },
  { name: 'Diego Ramos', role: 'Legal', online: false, color: teal[700] },
  { name: 'Mei Sato', role: 'Engineering', online: true, color: pink[700] },
  { name: 'Salma Haddad', role: 'Support', online: true, color: brown[500] },
  { name: 'Lars Bakken', role: 'Research', online: false, color: purple[600] },
];

export default function TeamList() {
  const [onlineOnly, setOnlineOnly] = useState(false);
  const online = team.filter((person) => person.online);
  const shown = onlineOnly ? online : team;

  return (
    <Paper variant="outlined">
      <Stack
        direction="row"
        sx={{ p: 2, pb: 0, alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
          {`Team (${shown.length})`}
        </Typography>
        <AvatarGroup
          max={4}
          role="img"
          aria-label={`${online.length} people online`}
          sx={{
            '& .MuiAvatar-root': {
              width: 28,
              height: 28,
              fontSize: 13,
              borderColor: 'background.paper',
            },
          }}
        >
          {online.map(({ name, color }) => (
            <Avatar key={name} sx={{ bgcolor: color, color: '#fff' }}>
              {name.charAt(0)}
            </Avatar>
          ))}
        </AvatarGroup>
      </Stack>
      <FormControlLabel
        label="Online only"
        checked={onlineOnly}
        onChange={(_event, checked) => setOnlineOnly(checked)}
        control={<Switch />}
        sx={{ mx: 1 }}
      />
      <List aria-label="Team">
        {shown.map(({ name, role, online: isOnline, color }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              <Badge
                variant="dot"
                color="success"
                overlap="circular"
                invisible={!isOnline}
                anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
              >
                <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
                  {name.charAt(0)}
                </Avatar>
              </Badge>
            </ListItemAvatar>
            <ListItemText
              primary={name}
              secondary={`${role}, ${isOnline ? 'online' : 'offline'}`}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
