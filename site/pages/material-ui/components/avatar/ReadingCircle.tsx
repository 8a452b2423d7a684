import { useState } from 'react';
import { styled } from '@mui/material/styles';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { green, indigo } from '@mui/material/colors';

const readers = ['Beatrice', 'Cyrus', 'Dalia', 'Emre', 'Fatou'];
const grounds = [indigo[700], green[800]];

const Rest = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  alignSelf: 'center',
  marginInlineStart: theme.spacing(1.5),
}));

export default function ReadingCircle() {
  const [all, setAll] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: 280 }}>
      <AvatarGroup
        component="ul"
        aria-label="Readers"
        variant="rounded"
        spacing={all ? -4 : 'small'}
        max={all ? readers.length : 3}
        renderSurplus={(surplus) => `and ${surplus} more`}
        slots={{ surplus: Rest }}
        classes={{ avatar: 'reader' }}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& .reader.MuiAvatar-root': { width: 48, height: 48 },
        }}
      >
        {readers.map((name, index) => (
          <Avatar
            key={name}
            component="li"
            title={name}
            sx={{ bgcolor: grounds[index % 2], color: '#fff' }}
          >
            {name.charAt(0)}
          </Avatar>
        ))}
      </AvatarGroup>
      <Button size="small" aria-pressed={all} onClick={() => setAll(!all)}>
        Show everyone
      </Button>
    </Stack>
  );
}
