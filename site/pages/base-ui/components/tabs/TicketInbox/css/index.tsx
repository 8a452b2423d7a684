import type { ReactNode } from 'react';
import { Tab } from '@mui/base/Tab';
import type { TabRootSlotProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import './styles.css';

interface CountedTabProps extends TabRootSlotProps {
  'data-count'?: number;
  children?: ReactNode;
}

function CountedTab({ ownerState, children, ...props }: CountedTabProps) {
  return (
    <button {...props}>
      {ownerState.selected && '• '}
      {children} {props['data-count']}
    </button>
  );
}

const tickets = { Open: ['Lift is stuck', 'Key lost'], Closed: ['Lamp'] };

export default function TicketInbox() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs
      className="TicketInbox-root"
      defaultValue="Open"
      direction={direction}
      slots={{ root: 'section' }}
      slotProps={{ root: { 'aria-label': 'Tickets' } }}
    >
      <TabsList
        slots={{ root: 'div' }}
        slotProps={{
          root: { 'aria-label': 'State', className: 'TicketInbox-track' },
        }}
      >
        {Object.entries(tickets).map(([state, list]) => (
          <Tab
            key={state}
            value={state}
            data-count={list.length}
            className="TicketInbox-segment"
            slots={{ root: CountedTab }}
            slotProps={{
              root: ({ selected }) => ({
                className: selected ? 'TicketInbox-chosen' : undefined,
              }),
            }}
          >
            {state}
          </Tab>
        ))}
      </TabsList>
      {Object.entries(tickets).map(([state, list]) => (
        <TabPanel
          key={state}
          value={state}
          slots={{ root: 'section' }}
          slotProps={{ root: { tabIndex: 0, className: 'TicketInbox-sheet' } }}
        >
          {list.join(', ')}
        </TabPanel>
      ))}
    </Tabs>
  );
}
