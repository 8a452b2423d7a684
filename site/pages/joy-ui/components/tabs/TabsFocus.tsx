import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import type { TabProps } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

type Action = Extract<NonNullable<TabProps['action']>, { current: unknown }>;

export default function TabsFocus() {
  const action: Action = useRef(null);

  return (
    <div>
      <Tabs sx={{ mb: 2 }}>
        <TabList aria-label="Report">
          <Tab action={action}>Summary</Tab>
          <Tab>Details</Tab>
        </TabList>
      </Tabs>
      <Button onClick={() => action.current?.focusVisible()}>
        Focus the first tab
      </Button>
    </div>
  );
}
