import type { ReactNode } from 'react';
import { Tab } from '@mui/base/Tab';
import type { TabRootSlotProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';

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
      className="w-[min(320px,70vw)]"
      defaultValue="Open"
      direction={direction}
      slots={{ root: 'section' }}
      slotProps={{ root: { 'aria-label': 'Tickets' } }}
    >
      <TabsList
        slots={{ root: 'div' }}
        slotProps={{
          root: {
            'aria-label': 'State',
            className:
              'flex gap-1 rounded-lg bg-slate-200 p-1 dark:bg-slate-800',
          },
        }}
      >
        {Object.entries(tickets).map(([state, list]) => (
          <Tab
            key={state}
            value={state}
            data-count={list.length}
            className="flex-1 cursor-pointer rounded-md border border-solid p-2 font-sans text-base text-inherit outline-offset-1 focus-visible:outline-2 focus-visible:outline-slate-700 dark:focus-visible:outline-slate-300"
            slots={{ root: CountedTab }}
            slotProps={{
              root: ({ selected }) => ({
                className: selected
                  ? 'border-slate-400 bg-white dark:bg-slate-600'
                  : 'border-transparent bg-transparent',
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
          slotProps={{ root: { tabIndex: 0, className: 'p-3' } }}
        >
          {list.join(', ')}
        </TabPanel>
      ))}
    </Tabs>
  );
}
