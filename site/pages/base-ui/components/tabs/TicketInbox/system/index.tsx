import type { ReactNode } from 'react';
import { Tab } from '@mui/base/Tab';
import type { TabRootSlotProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';

const Inbox = styled('section')({ inlineSize: 'min(320px, 70vw)' });

const Track = styled('div')({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 10,
  backgroundColor: 'light-dark(#eaecf0, #272d34)',
});

const Segment = styled('button')({
  flex: 1,
  padding: 8,
  border: '1px solid transparent',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 1,
  },
});

const Sheet = styled('section')({ padding: 12 });

interface CountedTabProps extends TabRootSlotProps {
  'data-count'?: number;
  children?: ReactNode;
}

function CountedTab({ ownerState, children, ...props }: CountedTabProps) {
  return (
    <Segment {...props}>
      {ownerState.selected && '• '}
      {children} {props['data-count']}
    </Segment>
  );
}

const chosen = {
  borderColor: '#98a2b3',
  backgroundColor: 'light-dark(#ffffff, #475467)',
};

const tickets = { Open: ['Lift is stuck', 'Key lost'], Closed: ['Lamp'] };

export default function TicketInbox() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs
      defaultValue="Open"
      direction={direction}
      slots={{ root: Inbox }}
      slotProps={{ root: { 'aria-label': 'Tickets' } }}
    >
      <TabsList
        slots={{ root: Track }}
        slotProps={{ root: { 'aria-label': 'State' } }}
      >
        {Object.entries(tickets).map(([state, list]) => (
          <Tab
            key={state}
            value={state}
            data-count={list.length}
            slots={{ root: CountedTab }}
            slotProps={{
              root: ({ selected }) => ({ style: selected ? chosen : {} }),
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
          slots={{ root: Sheet }}
          slotProps={{ root: { tabIndex: 0 } }}
        >
          {list.join(', ')}
        </TabPanel>
      ))}
    </Tabs>
  );
}
