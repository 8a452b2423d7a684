import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Place from '@mui/icons-material/Place';
import Star from '@mui/icons-material/Star';

export default function TabsIcons() {
  return (
    <Stack spacing={2}>
      <Tabs>
        <TabList aria-label="Icons beside the labels">
          <Tab>
            <ListItemDecorator>
              <Place />
            </ListItemDecorator>
            Nearby
          </Tab>
          <Tab>
            <ListItemDecorator>
              <Star />
            </ListItemDecorator>
            Saved
          </Tab>
        </TabList>
      </Tabs>
      <Tabs>
        <TabList aria-label="Icons above the labels">
          <Tab orientation="vertical">
            <Place />
            Nearby
          </Tab>
          <Tab orientation="vertical">
            <Star />
            Saved
          </Tab>
        </TabList>
      </Tabs>
      <Tabs>
        <TabList aria-label="Icons only">
          <Tab aria-label="Nearby">
            <Place />
          </Tab>
          <Tab aria-label="Saved">
            <Star />
          </Tab>
        </TabList>
      </Tabs>
    </Stack>
  );
}
