import { useState } from 'react';
import Box from '@mui/joy/Box';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import Home from '@mui/icons-material/Home';
import Person from '@mui/icons-material/Person';
import Search from '@mui/icons-material/Search';

const places = [
  { name: 'Home', Icon: Home, color: 'primary' },
  { name: 'Search', Icon: Search, color: 'success' },
  { name: 'Profile', Icon: Person, color: 'warning' },
] as const;

export default function BottomNavigation() {
  const [value, setValue] = useState<number | string | null>('Home');
  const { color } = places.find(({ name }) => name === value) ?? places[0];

  return (
    <Tabs
      size="lg"
      value={value}
      onChange={(_event, next) => setValue(next)}
      sx={{
        width: 360,
        maxWidth: '100%',
        borderRadius: 'lg',
        overflow: 'hidden',
        boxShadow: 'sm',
      }}
    >
      {places.map(({ name }) => (
        <TabPanel key={name} value={name} sx={{ minHeight: 120 }}>
          <Typography level="title-lg">{name}</Typography>
          <Typography>This is the {name} screen.</Typography>
        </TabPanel>
      ))}
      <Box sx={{ p: 1, bgcolor: `${color}.softBg` }}>
        <TabList
          aria-label="App"
          variant="plain"
          size="sm"
          disableUnderline
          sx={{
            [`& .${tabClasses.root}`]: { flex: 1, borderRadius: 'lg' },
            [`& .${tabClasses.root}[aria-selected="true"]`]: {
              bgcolor: 'background.surface',
            },
          }}
        >
          {places.map((place) => (
            <Tab
              key={place.name}
              value={place.name}
              orientation="vertical"
              disableIndicator
              color={place.name === value ? place.color : 'neutral'}
            >
              <ListItemDecorator>
                <place.Icon />
              </ListItemDecorator>
              {place.name}
            </Tab>
          ))}
        </TabList>
      </Box>
    </Tabs>
  );
}
