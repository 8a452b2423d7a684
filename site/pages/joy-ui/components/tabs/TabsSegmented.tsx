import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsSegmented() {
  return (
    <Tabs sx={{ bgcolor: 'transparent' }}>
      <TabList
        aria-label="Range"
        disableUnderline
        tabFlex={1}
        sx={{
          p: 0.5,
          gap: 0.5,
          borderRadius: 'xl',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            boxShadow: 'sm',
            bgcolor: 'background.surface',
          },
        }}
      >
        <Tab disableIndicator>Day</Tab>
        <Tab disableIndicator>Week</Tab>
        <Tab disableIndicator>Month</Tab>
      </TabList>
    </Tabs>
  );
}
