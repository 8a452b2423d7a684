import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="details">
      <TabList aria-label="Product">
        <Tab value="details">Details</Tab>
        <Tab value="reviews">Reviews</Tab>
        <Tab value="shipping">Shipping</Tab>
      </TabList>
      <TabPanel value="details">Oak, oiled, 180 by 90 cm.</TabPanel>
      <TabPanel value="reviews">4.6 of 5, from 212 people.</TabPanel>
      <TabPanel value="shipping">Arrives in two to three weeks.</TabPanel>
    </Tabs>
  );
}
