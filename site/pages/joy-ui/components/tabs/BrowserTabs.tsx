import { useState } from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';

export default function BrowserTabs() {
  const [files, setFiles] = useState(['notes.md', 'plan.md']);
  const [made, setMade] = useState(0);
  const [value, setValue] = useState<number | string | null>('notes.md');

  const add = () => {
    const name = `draft-${made + 1}.md`;
    setMade(made + 1);
    setFiles([...files, name]);
    setValue(name);
  };

  const close = () => {
    const index = files.findIndex((name) => name === value);
    const rest = files.filter((name) => name !== value);
    setFiles(rest);
    setValue(rest[Math.min(index, rest.length - 1)] ?? null);
  };

  return (
    <Tabs
      variant="outlined"
      value={value}
      onChange={(_event, next) => setValue(next)}
      sx={{ borderRadius: 'md', overflow: 'hidden' }}
    >
      <Box
        sx={{ display: 'flex', gap: 0.5, p: 0.5, bgcolor: 'background.level1' }}
      >
        <TabList
          aria-label="Files"
          disableUnderline
          size="sm"
          sx={{
            flex: 'auto',
            overflow: 'auto',
            [`& .${tabClasses.root}`]: { flex: 'none', borderRadius: 'sm' },
            [`& .${tabClasses.root}[aria-selected="true"]`]: {
              bgcolor: 'background.surface',
            },
          }}
        >
          {files.map((name) => (
            <Tab key={name} value={name} disableIndicator>
              {name}
            </Tab>
          ))}
        </TabList>
        <IconButton size="sm" aria-label="New file" onClick={add}>
          <Add />
        </IconButton>
        <IconButton
          size="sm"
          aria-label={value === null ? 'Close the file' : `Close ${value}`}
          disabled={value === null}
          onClick={close}
        >
          <Close />
        </IconButton>
      </Box>
      {files.map((name) => (
        <TabPanel key={name} value={name}>
          The text of {name}
        </TabPanel>
      ))}
      {files.length === 0 && <Box sx={{ p: 2 }}>No file is open.</Box>}
    </Tabs>
  );
}
