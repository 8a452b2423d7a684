import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { Group } from './Group';

/** Ways through an application. */
export function Bars() {
  return (
    <Group title="Navigation">
      <Breadcrumbs
        component="div"
        aria-label="Place of the station"
        separator={<NavigateNextIcon />}
        data-part="type"
        sx={{ p: 0 }}
      >
        <Link component="button" type="button" color="neutral">
          Lindhaven
        </Link>
        <Link component="button" type="button" color="neutral">
          Harbor
        </Link>
        <Typography>Mill Bridge</Typography>
      </Breadcrumbs>
      <Tabs defaultValue={0} data-part="tabs">
        <TabList aria-label="Views of a station">
          <Tab>Docks</Tab>
          <Tab>Rides</Tab>
          <Tab disabled>Log</Tab>
        </TabList>
      </Tabs>
      <AccordionGroup variant="outlined" data-part="sheet" sx={{ borderRadius: 'sm' }}>
        <Accordion defaultExpanded>
          <AccordionSummary component="div">Opening hours</AccordionSummary>
          <AccordionDetails role="group">Every day, from 5:30 to midnight.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary component="div">Lost and found</AccordionSummary>
          <AccordionDetails role="group">At the desk of Old Market.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </Group>
  );
}
