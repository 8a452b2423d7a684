import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlex() {
  return (
    <Stack spacing={2}>
      {[1, 'auto'].map((flex) => (
        <Tabs key={flex}>
          <TabList aria-label={`tabFlex ${flex}`} tabFlex={flex}>
            <Tab>All</Tab>
            <Tab>Waiting for approval</Tab>
            <Tab>Done</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
