import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Tab from '@mui/material/Tab';
import type { TabsActions } from '@mui/material/Tabs';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function SharePopover() {
  const tabs = useRef<TabsActions>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [way, setWay] = useState('link');

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share album
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        transitionDuration={400}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Share album' },
          transition: { onEntered: () => tabs.current?.updateIndicator() },
        }}
      >
        <TabContext value={way}>
          <TabList
            action={tabs}
            aria-label="Ways to share"
            onChange={(_event, next: string) => setWay(next)}
          >
            <Tab label="By link" value="link" />
            <Tab label="By name" value="name" />
          </TabList>
          <TabPanel value="link">Whoever has the link can look.</TabPanel>
          <TabPanel value="name">Only people you name can look.</TabPanel>
        </TabContext>
      </Popover>
    </div>
  );
}
