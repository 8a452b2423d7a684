import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';

const events = [
  { day: 'Monday', text: 'Contract signed' },
  { day: 'Tuesday', text: 'Kick-off with the design team' },
  { day: 'Thursday', text: 'First prototype shared' },
];

const notes = [
  'Ask for the logo as SVG.',
  'The client reads on a phone during the commute, so start with 360 px.',
  'Invoices go to accounting, not to the project lead.',
  'Next review: Friday at ten.',
];

export default function LabComponents() {
  const [tab, setTab] = useState('history');

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
      <TabContext value={tab}>
        <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <TabList
            aria-label="Project"
            onChange={(_event, next: string) => setTab(next)}
          >
            <Tab value="history" label="History" />
            <Tab value="notes" label="Notes" />
          </TabList>
        </Box>
        <TabPanel value="history" sx={{ p: 1 }}>
          <Timeline
            sx={{
              my: 0,
              [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
            }}
          >
            {events.map(({ day, text }, index) => (
              <TimelineItem key={day} sx={{ minHeight: 56 }}>
                <TimelineSeparator>
                  <TimelineDot color="primary" />
                  {index < events.length - 1 && <TimelineConnector />}
                </TimelineSeparator>
                <TimelineContent>
                  {day}: {text}
                </TimelineContent>
              </TimelineItem>
            ))}
          </Timeline>
        </TabPanel>
        <TabPanel value="notes" sx={{ pb: 1 }}>
          <Masonry columns={2} spacing={2} sx={{ m: 0 }}>
            {notes.map((note) => (
              <Paper key={note} variant="outlined" sx={{ p: 2 }}>
                {note}
              </Paper>
            ))}
          </Masonry>
        </TabPanel>
      </TabContext>
    </Paper>
  );
}
