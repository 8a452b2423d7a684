import Chip from '@mui/joy/Chip';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const folders = [
  { name: 'Open', count: 8 },
  { name: 'Closed', count: 41 },
];

export default function TabsCentered() {
  return (
    <Tabs>
      <TabList
        aria-label="Tickets"
        sx={{
          justifyContent: 'center',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            color: 'primary.plainColor',
            bgcolor: 'transparent',
          },
        }}
      >
        {folders.map(({ name, count }, index) => (
          <Tab key={name} value={index}>
            {name}
            <Chip size="sm" variant="soft">
              {count}
            </Chip>
          </Tab>
        ))}
      </TabList>
      {folders.map(({ name, count }, index) => (
        <TabPanel key={name} value={index} sx={{ textAlign: 'center' }}>
          {name}: {count} tickets
        </TabPanel>
      ))}
    </Tabs>
  );
}
