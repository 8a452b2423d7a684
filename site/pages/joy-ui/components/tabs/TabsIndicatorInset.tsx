import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIndicatorInset() {
  return (
    <Tabs>
      <TabList aria-label="Indicator" disableUnderline>
        <Tab indicatorInset>Inset</Tab>
        <Tab>Full width</Tab>
        <Tab disableIndicator>No indicator</Tab>
      </TabList>
    </Tabs>
  );
}
