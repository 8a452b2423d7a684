import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Box, styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';

const Tab = styled(BaseTab)({
  padding: '6px 10px',
  border: '1px solid',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  [`&.${tabClasses.selected}`]: { borderBlockEndWidth: 4, paddingBlockEnd: 3 },
});

export default function PolicyTerms() {
  const direction = useRtl() ? 'rtl' : 'ltr';
  const [topic, setTopic] = useState<string | number | null>(null);

  return (
    <Tabs
      value={topic}
      onChange={(_, chosen) => setTopic(chosen)}
      direction={direction}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 300 }}>
        <TabsList aria-label="Policy">
          <Tab value="theft">Theft</Tab> <Tab value="water">Water</Tab>{' '}
          <Tab value="travel">Travel</Tab>
        </TabsList>
        <TabPanel value="theft" tabIndex={0}>
          Your bicycle is covered up to 900.
        </TabPanel>
        <TabPanel value="water" tabIndex={0}>
          Burst pipes are covered, floods are not.
        </TabPanel>
        <TabPanel value="travel" tabIndex={0}>
          Everything is covered for 90 days.
        </TabPanel>
        {topic === null && <span>Choose a topic to read its terms.</span>}
        <Button
          disabled={topic === null}
          focusableWhenDisabled
          onClick={() => setTopic(null)}
        >
          Fold the terms away
        </Button>
      </Box>
    </Tabs>
  );
}
