import type { ReactNode } from 'react';
import { TabPanel } from '@mui/base/TabPanel';
import { useTab } from '@mui/base/useTab';
import type { UseTabParameters } from '@mui/base/useTab';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import type { UseTabsParameters } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { Box, styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';

const Row = styled('div')({ display: 'flex', gap: 8 });
const Dot = styled('button')({
  padding: '6px 12px',
  border: '1px solid',
  borderRadius: 99,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&[data-pressed]': { backgroundColor: 'rgb(128 128 128 / 0.3)' },
  '&[aria-selected="true"]': { borderWidth: 3, paddingInline: 10 },
});

function Trip({
  children,
  ...parameters
}: UseTabsParameters & { children: ReactNode }) {
  const { contextValue } = useTabs(parameters);

  return <TabsProvider value={contextValue}>{children}</TabsProvider>;
}

function Stops({ label, children }: { label: string; children: ReactNode }) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });

  return (
    <TabsListProvider value={contextValue}>
      <Row {...getRootProps()} aria-label={label}>
        {children}
      </Row>
    </TabsListProvider>
  );
}

function Stop({
  children,
  ...parameters
}: UseTabParameters & { children: string }) {
  const { active, getRootProps, index, totalTabsCount } = useTab(parameters);

  return (
    <Dot {...getRootProps()} data-pressed={active || undefined}>
      {children}
      {index >= 0 && index === totalTabsCount - 1 && ' ⚑'}
    </Dot>
  );
}

export default function TripSteps() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Trip defaultValue="day1" direction={direction}>
      <Box sx={{ display: 'grid', gap: 2, width: 280 }}>
        <Stops label="Days">
          <Stop value="day1">Day 1</Stop>
          <Stop value="day2">Day 2</Stop>
          <Stop value="day3">Day 3</Stop>
        </Stops>
        <TabPanel value="day1" tabIndex={0}>
          Train to the lake, night in the village.
        </TabPanel>
        <TabPanel value="day2" tabIndex={0}>
          Over the pass. Carry water.
        </TabPanel>
        <TabPanel value="day3" tabIndex={0}>
          Down to the sea and a swim.
        </TabPanel>
      </Box>
    </Trip>
  );
}
