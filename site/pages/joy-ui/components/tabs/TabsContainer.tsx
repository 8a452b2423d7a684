import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TabsContainer() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Tabs
          key={variant}
          variant={variant}
          color="neutral"
          sx={{ borderRadius: 'md', overflow: 'hidden' }}
        >
          <TabList
            aria-label={`${variant} container`}
            variant={variant}
            color="neutral"
          >
            <Tab variant={variant} color="neutral">
              {variant}
            </Tab>
            <Tab variant={variant} color="neutral">
              Forecast
            </Tab>
          </TabList>
          <TabPanel value={0} variant={variant} color="neutral">
            12,400 visits this week
          </TabPanel>
          <TabPanel value={1} variant={variant} color="neutral">
            13,100 expected
          </TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
