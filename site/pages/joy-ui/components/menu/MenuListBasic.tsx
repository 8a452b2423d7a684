import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import type { MenuListProps } from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

type Actions = Extract<
  NonNullable<MenuListProps['actions']>,
  { current: unknown }
>;

export default function MenuListBasic() {
  const actions: Actions = useRef(null);
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={1} sx={{ width: 240, maxWidth: '100%' }}>
      <MenuList
        aria-label="Mailboxes"
        variant="soft"
        color="primary"
        size="sm"
        actions={actions}
        onItemsChange={(items) => setCount(items.length)}
      >
        <MenuItem variant="soft" color="primary">
          Inbox
        </MenuItem>
        <MenuItem variant="soft" color="primary">
          Drafts
        </MenuItem>
        <MenuItem variant="soft" color="primary">
          Sent
        </MenuItem>
      </MenuList>
      <Typography level="body-sm">{count} mailboxes</Typography>
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => actions.current?.resetHighlight()}
      >
        Reset the highlight
      </Button>
    </Stack>
  );
}
