import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TabsSizes() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Tabs key={size} size={size}>
          <TabList aria-label={`Size ${size}`}>
            <Tab>Size {size}</Tab>
            <Tab>Drafts</Tab>
            <Tab>Sent</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
