import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabsActions } from '@mui/material/Tabs';

export default function TabsPopover() {
  const tabs = useRef<TabsActions>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState(0);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add emoji
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Add emoji' },
          transition: { onEntered: () => tabs.current?.updateIndicator() },
        }}
      >
        <Tabs
          action={tabs}
          aria-label="Category"
          value={value}
          onChange={(_event, next: number) => setValue(next)}
        >
          <Tab label="People" />
          <Tab label="Animals" />
          <Tab label="Flags" />
        </Tabs>
      </Popover>
    </div>
  );
}
