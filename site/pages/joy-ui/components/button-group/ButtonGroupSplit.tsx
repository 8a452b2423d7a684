import { useState } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const actions = ['Publish now', 'Schedule', 'Save as draft'];

export default function ButtonGroupSplit() {
  const [action, setAction] = useState('Publish now');
  const [done, setDone] = useState('Nothing done yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="solid" color="primary" aria-label="Publish">
        <Button onClick={() => setDone(`${action}: done`)}>{action}</Button>
        <Dropdown>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{
              root: { variant: 'solid', color: 'primary' },
            }}
            aria-label="More ways to publish"
            data-last-child=""
          >
            <ArrowDropDownIcon />
          </MenuButton>
          <Menu placement="bottom-end">
            {actions.map((one) => (
              <MenuItem
                key={one}
                selected={one === action}
                onClick={() => setAction(one)}
              >
                {one}
              </MenuItem>
            ))}
          </Menu>
        </Dropdown>
      </ButtonGroup>
      <span role="status">{done}</span>
    </Stack>
  );
}
