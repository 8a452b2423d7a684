import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Group } from './Group';

/** Ways through an application. */
export function Bars() {
  const [tab, setTab] = useState(0);
  return (
    <Group title="Navigation">
      <Breadcrumbs
        component="div"
        aria-label="Place of the station"
        separator={<NavigateNextIcon fontSize="small" />}
        data-part="type"
      >
        <Link component="button" type="button" underline="hover" color="inherit">
          Lindhaven
        </Link>
        <Link component="button" type="button" underline="hover" color="inherit">
          Harbor
        </Link>
        <Typography sx={{ color: 'text.primary' }}>Mill Bridge</Typography>
      </Breadcrumbs>
      <Tabs
        value={tab}
        onChange={(_event, value: number) => setTab(value)}
        aria-label="Views of a station"
        data-part="tabs"
      >
        <Tab label="Docks" />
        <Tab label="Rides" />
        <Tab label="Log" disabled />
      </Tabs>
      <Pagination
        role="presentation"
        aria-label={undefined}
        count={6}
        siblingCount={0}
        color="primary"
        data-part="color"
      />
      <div data-part="card">
        <Accordion defaultExpanded slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span">Opening hours</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">Every day, from 5:30 to midnight.</Typography>
          </AccordionDetails>
        </Accordion>
        <Accordion slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span">Lost and found</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">At the desk of Old Market.</Typography>
          </AccordionDetails>
        </Accordion>
      </div>
    </Group>
  );
}
