import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

interface NameListProps {
  title: string;
  names: string[];
  ticked: string[];
  onTick: (name: string, checked: boolean) => void;
}

export default function NameList(props: NameListProps) {
  const { title, names, ticked, onTick } = props;
  const label = useId();

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={label}
      sx={{ flex: 1, minHeight: 146 }}
    >
      <ListSubheader
        id={label}
        component="div"
        disableSticky
        sx={{ lineHeight: '32px' }}
      >
        {title} ({names.length})
      </ListSubheader>
      <List dense disablePadding>
        {names.map((name) => (
          <ListItem key={name} disablePadding>
            <FormControlLabel
              label={name}
              control={
                <Checkbox
                  size="small"
                  checked={ticked.includes(name)}
                  onChange={(_event, checked) => onTick(name, checked)}
                />
              }
              sx={{ flex: 1, mx: 1 }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
