import { useState } from 'react';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const seen = ['Wren', 'Nuthatch', 'Grey heron', 'Kestrel', 'Coot', 'Goldfinch'];

export default function BirdList() {
  const [count, setCount] = useState(4);
  const walk = Array.from(
    { length: count },
    (_, stop) => seen[stop % seen.length],
  );

  return (
    <>
      <List aria-label="Birds of the walk" sx={{ pb: 11 }}>
        {walk.map((bird, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={bird}
              secondary={`Stop ${index + 1} of the walk`}
            />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a bird"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </>
  );
}
