import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import ChecklistIcon from '@mui/icons-material/Checklist';
import EditNoteIcon from '@mui/icons-material/EditNote';

export default function HandoverNote() {
  const [part, setPart] = useState('note');

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <TabContext value={part}>
        <TabList
          aria-label="Handover"
          sx={{ '& .MuiTab-root': { minHeight: 48 } }}
          onChange={(_event, next: string) => setPart(next)}
        >
          <Tab
            label="Note"
            value="note"
            icon={<EditNoteIcon />}
            iconPosition="start"
          />
          <Tab
            label="Checks"
            value="checks"
            icon={<ChecklistIcon />}
            iconPosition="start"
          />
        </TabList>
        <TabPanel value="note" keepMounted sx={{ px: 0 }}>
          <TextField label="For the next shift" multiline rows={3} fullWidth />
        </TabPanel>
        <TabPanel value="checks" keepMounted sx={{ px: 0, minHeight: 151 }}>
          <FormControlLabel control={<Checkbox />} label="Till is counted" />
          <FormControlLabel control={<Checkbox />} label="Alarm is on" />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
