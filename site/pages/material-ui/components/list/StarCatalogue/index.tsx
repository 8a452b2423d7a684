import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { starAt, starCount } from './stars';

const rowHeight = 56;
const shown = 8;

export default function StarCatalogue() {
  const [first, setFirst] = useState(0);
  const rows = Array.from({ length: shown }, (_row, index) => first + index);

  return (
    <Box
      role="region"
      aria-label="Star catalog"
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const top = Math.floor(currentTarget.scrollTop / rowHeight);
        setFirst(Math.min(top, starCount - shown));
      }}
      sx={{ height: 300, maxWidth: 340, mx: 'auto', overflow: 'auto' }}
    >
      <List disablePadding style={{ height: starCount * rowHeight }}>
        {rows.map((row) => (
          <ListItem
            key={row}
            divider
            aria-setsize={starCount}
            aria-posinset={row + 1}
            style={{ top: row * rowHeight }}
            sx={{ position: 'absolute', height: rowHeight }}
          >
            <ListItemText {...starAt(row)} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
