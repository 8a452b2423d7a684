import type { ReactNode } from 'react';
import { Tab } from '@mui/base/Tab';
import type { TabRootSlotProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

type CountTabProps = Partial<TabRootSlotProps> & {
  count: number;
  children?: ReactNode;
};

function CountTab({ ownerState, count, children, ...props }: CountTabProps) {
  return (
    <button {...props}>
      {ownerState?.selected ? <strong>{children}</strong> : children}{' '}
      <span className="quiet-chip">{count}</span>
    </button>
  );
}

export default function TabsSlots() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="open"
      direction={useRtl() ? 'rtl' : 'ltr'}
      slots={{ root: 'section' }}
      slotProps={{ root: { 'aria-label': 'Tickets' } }}
    >
      <TabsList
        slots={{ root: 'nav' }}
        slotProps={{ root: { 'aria-label': 'Status' } }}
      >
        <Tab<typeof CountTab>
          value="open"
          slots={{ root: CountTab }}
          count={12}
        >
          Open
        </Tab>
        <Tab<typeof CountTab>
          value="closed"
          slots={{ root: CountTab }}
          count={84}
        >
          Closed
        </Tab>
      </TabsList>
      <TabPanel
        value="open"
        slots={{ root: 'section' }}
        slotProps={{ root: { tabIndex: 0 } }}
      >
        Twelve tickets wait for an answer.
      </TabPanel>
      <TabPanel value="closed" slotProps={{ root: { tabIndex: 0 } }}>
        84 tickets were closed this month.
      </TabPanel>
    </Tabs>
  );
}
