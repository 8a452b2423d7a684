import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const members = [
  { name: 'Ana Sousa', initials: 'AS' },
  { name: 'Jon Aalto', initials: 'JA' },
  { name: 'Mira Kask', initials: 'MK' },
];

export default function MemberPicker() {
  const [chosen, setChosen] = useState(['Mira Kask']);

  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 1, borderRadius: 'md' }}>
      <Typography id="members" level="title-sm" sx={{ p: 1 }}>
        Share with
      </Typography>
      <Box role="group" aria-labelledby="members">
        <List sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
          {members.map(({ name, initials }) => {
            const checked = chosen.includes(name);
            return (
              <ListItem
                key={name}
                variant={checked ? 'soft' : 'plain'}
                color={checked ? 'primary' : 'neutral'}
              >
                <ListItemDecorator>
                  <Avatar size="sm" variant="solid" color="neutral">
                    {initials}
                  </Avatar>
                </ListItemDecorator>
                <Checkbox
                  overlay
                  label={name}
                  checked={checked}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked
                        ? [...chosen, name]
                        : chosen.filter((one) => one !== name),
                    )
                  }
                  sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
                />
              </ListItem>
            );
          })}
        </List>
      </Box>
    </Sheet>
  );
}
