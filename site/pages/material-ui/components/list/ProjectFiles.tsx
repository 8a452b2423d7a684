import { useId, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FolderIcon from '@mui/icons-material/Folder';

const folders = [
  { name: 'Floor plans', files: ['Ground floor.pdf', 'Attic.pdf'] },
  { name: 'Permits', files: ['Scaffold.pdf', 'Street closure.pdf'] },
];

export default function ProjectFiles() {
  const id = useId();
  const [open, setOpen] = useState('Floor plans');

  return (
    <List aria-label="Project files" sx={{ width: 300, minHeight: 200 }}>
      {folders.map(({ name, files }, index) => (
        <ListItem key={name} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open === name}
            aria-controls={`${id}-${index}`}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <ListItemIcon>
              <FolderIcon />
            </ListItemIcon>
            <ListItemText primary={name} />
            <ExpandMoreIcon
              sx={{ transform: open === name ? 'rotate(180deg)' : 'none' }}
            />
          </ListItemButton>
          <Collapse in={open === name} id={`${id}-${index}`}>
            <List dense disablePadding aria-label={name}>
              {files.map((file) => (
                <ListItem key={file}>
                  <ListItemText inset primary={file} />
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      ))}
    </List>
  );
}
