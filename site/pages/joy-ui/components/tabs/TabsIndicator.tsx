import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const places = ['top', 'bottom', 'left', 'right'] as const;

export default function TabsIndicator() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {places.map((place) => (
        <Tabs
          key={place}
          orientation={/left|right/.test(place) ? 'vertical' : 'horizontal'}
        >
          <TabList aria-label={`Indicator ${place}`} underlinePlacement={place}>
            <Tab indicatorPlacement={place}>{place}</Tab>
            <Tab indicatorPlacement={place}>Week</Tab>
            <Tab indicatorPlacement={place}>Month</Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
