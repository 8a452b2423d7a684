import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/Folder';

interface Folder {
  name: string;
  folders?: Folder[];
}

const root: Folder = {
  name: 'Files',
  folders: [
    {
      name: 'Contracts',
      folders: [
        { name: 'Suppliers', folders: [{ name: '2025' }, { name: '2026' }] },
        { name: 'Leases' },
      ],
    },
    { name: 'Photos', folders: [{ name: 'Site visits' }] },
  ],
};

export default function FolderBrowser() {
  const current = useRef<HTMLElement>(null);
  const [path, setPath] = useState<Folder[]>([root]);
  const folder = path.at(-1) ?? root;

  const open = (next: Folder[]) => {
    // The pressed link or row is gone after this: keep focus in the trail.
    flushSync(() => setPath(next));
    current.current?.focus();
  };

  return (
    <Paper
      variant="outlined"
      sx={{ maxWidth: 440, minHeight: 180, mx: 'auto' }}
    >
      <Breadcrumbs
        aria-label="Folder"
        maxItems={3}
        expandText="Show all folders"
        sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {path.map(({ name }, index) =>
          index === path.length - 1 ? (
            <Typography
              key={name}
              ref={current}
              tabIndex={-1}
              aria-current="page"
              sx={{ color: 'text.primary' }}
            >
              {name}
            </Typography>
          ) : (
            <Link
              key={name}
              component="button"
              type="button"
              variant="body1"
              underline="hover"
              color="inherit"
              onClick={() => open(path.slice(0, index + 1))}
            >
              {name}
            </Link>
          ),
        )}
      </Breadcrumbs>
      {folder.folders ? (
        <List aria-label={folder.name}>
          {folder.folders.map((child) => (
            <ListItem key={child.name} disablePadding>
              <ListItemButton onClick={() => open([...path, child])}>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <FolderIcon />
                </ListItemIcon>
                <ListItemText primary={child.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          This folder is empty.
        </Typography>
      )}
    </Paper>
  );
}
