import { useState } from 'react';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function MenuControlled() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
        <MenuButton>Assign to</MenuButton>
        <Menu>
          <MenuItem>Ada</MenuItem>
          <MenuItem>Grace</MenuItem>
          <MenuItem>Linus</MenuItem>
        </Menu>
      </Dropdown>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Choose a person
      </Button>
    </Stack>
  );
}
