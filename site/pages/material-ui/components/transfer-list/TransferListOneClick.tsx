import { useState } from 'react';
import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const roles = ['Editor', 'Reviewer', 'Translator', 'Publisher'];

interface RoleListProps {
  title: string;
  action: string;
  icon: ReactNode;
  items: string[];
  /** The item that arrived last: its button receives the focus. */
  moved: string;
  onMove: (item: string) => void;
}

function RoleList(props: RoleListProps) {
  const { title, action, icon, items, moved, onMove } = props;

  return (
    <Paper variant="outlined" sx={{ flex: 1, minHeight: 212 }}>
      <List
        dense
        aria-label={title}
        subheader={<ListSubheader disableSticky>{title}</ListSubheader>}
      >
        {items.map((item) => (
          <ListItem
            key={item}
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={`${action} ${item}`}
                autoFocus={item === moved}
                onClick={() => onMove(item)}
              >
                {icon}
              </IconButton>
            }
          >
            <ListItemText primary={item} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function TransferListOneClick() {
  const [assigned, setAssigned] = useState(['Editor']);
  const [moved, setMoved] = useState('');

  const move = (item: string) => {
    setMoved(item);
    setAssigned(
      assigned.includes(item)
        ? assigned.filter((one) => one !== item)
        : [...assigned, item],
    );
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <RoleList
        title="Available roles"
        action="Add"
        icon={<AddIcon />}
        items={roles.filter((item) => !assigned.includes(item))}
        moved={moved}
        onMove={move}
      />
      <RoleList
        title="Assigned roles"
        action="Remove"
        icon={<RemoveIcon />}
        items={assigned}
        moved={moved}
        onMove={move}
      />
    </Stack>
  );
}
