import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
];

export default function TabsScrollable() {
  return (
    <Tabs sx={{ maxWidth: 400 }}>
      <TabList
        aria-label="Month"
        sx={{
          overflow: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {months.map((month) => (
          <Tab key={month} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {month}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
