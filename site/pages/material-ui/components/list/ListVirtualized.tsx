import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';

function Row({ index, style, ariaAttributes }: RowComponentProps) {
  return (
    <ListItem component="div" dense divider style={style} {...ariaAttributes}>
      <ListItemText primary={`Reading ${index + 1}`} />
    </ListItem>
  );
}

export default function ListVirtualized() {
  return (
    <List
      aria-label="Meter readings"
      tabIndex={0}
      rowComponent={Row}
      rowCount={5000}
      rowHeight={48}
      rowProps={{}}
      style={{ height: 288, width: 320, maxWidth: '100%' }}
    />
  );
}
