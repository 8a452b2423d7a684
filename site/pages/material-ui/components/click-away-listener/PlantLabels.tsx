import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import EditIcon from '@mui/icons-material/Edit';

export default function PlantLabels() {
  const [plants, setPlants] = useState(['Fig', 'Lemon', 'Sage']);
  const [editing, setEditing] = useState(-1);
  const [returning, setReturning] = useState(-1);

  const stop = (focused: number) => {
    setEditing(-1);
    setReturning(focused);
  };

  return (
    <List aria-label="Plants" sx={{ width: 240 }}>
      {plants.map((plant, index) => {
        const active = index === editing;
        return (
          <ClickAwayListener
            key={`plant-${index}`}
            mouseEvent={active ? 'onMouseDown' : false}
            touchEvent={active ? 'onTouchStart' : false}
            onClickAway={() => stop(-1)}
          >
            <ListItem divider disableGutters sx={{ height: 56 }}>
              {active ? (
                <TextField
                  autoFocus
                  fullWidth
                  size="small"
                  variant="standard"
                  value={plant}
                  onChange={(event) =>
                    setPlants(
                      plants.map((old, at) =>
                        at === index ? event.target.value : old,
                      ),
                    )
                  }
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' || event.key === 'Escape') {
                      event.preventDefault();
                      stop(index);
                    }
                  }}
                  slotProps={{
                    htmlInput: { 'aria-label': 'Name of the plant' },
                  }}
                />
              ) : (
                <ButtonBase
                  focusRipple
                  autoFocus={index === returning}
                  aria-label={`Rename ${plant}`}
                  onClick={() => setEditing(index)}
                  sx={{
                    flex: 1,
                    height: '100%',
                    justifyContent: 'space-between',
                    font: 'inherit',
                  }}
                >
                  {plant}
                  <EditIcon fontSize="small" color="action" />
                </ButtonBase>
              )}
            </ListItem>
          </ClickAwayListener>
        );
      })}
    </List>
  );
}
