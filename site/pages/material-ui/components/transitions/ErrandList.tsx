import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';

const errands = ['Stamps', 'Bread', 'Bicycle pump', 'Batteries', 'Apples'];

interface Row {
  text: string;
  isNew: boolean;
  leaving: boolean;
}

const row = (text: string, isNew: boolean): Row => ({
  text,
  isNew,
  leaving: false,
});

export default function ErrandList() {
  const [rows, setRows] = useState([row('Stamps', false), row('Bread', false)]);
  const addButton = useRef<HTMLButtonElement>(null);
  const next = errands.find((text) => rows.every((old) => old.text !== text));

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 320 }}>
      <Button
        ref={addButton}
        onClick={() => next && setRows([...rows, row(next, true)])}
      >
        {next ? `Add ${next.toLowerCase()}` : 'All on the list'}
      </Button>
      <List aria-label="Errands">
        {rows.map(({ text, isNew, leaving }) => (
          <Collapse
            key={text}
            component="li"
            in={!leaving}
            appear={isNew}
            onExited={() =>
              setRows((all) => all.filter((old) => old.text !== text))
            }
          >
            <ListItem
              component="div"
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Remove ${text}`}
                  onClick={() => {
                    addButton.current?.focus();
                    setRows((all) =>
                      all.map((old) =>
                        old.text === text ? { ...old, leaving: true } : old,
                      ),
                    );
                  }}
                >
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemText primary={text} />
            </ListItem>
          </Collapse>
        ))}
      </List>
    </Box>
  );
}
