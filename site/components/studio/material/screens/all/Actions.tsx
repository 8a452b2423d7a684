import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import { Group } from './Group';
import { useCustomColors } from './useCustomColors';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

/** Buttons in all variants, colors and sizes. */
export function Actions() {
  const custom = useCustomColors();
  return (
    <Group title="Buttons">
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Box key={variant} sx={row}>
          {[...colors, ...custom].map((color) => (
            <Button key={color} variant={variant} color={color} data-part="button">
              {color}
            </Button>
          ))}
        </Box>
      ))}
      <Box sx={line}>
        <Button variant="contained" size="small" data-part="button">
          Small
        </Button>
        <Button variant="contained" data-part="button">
          Medium
        </Button>
        <Button variant="contained" size="large" data-part="button">
          Large
        </Button>
        <Button variant="contained" disabled data-part="button">
          Disabled
        </Button>
      </Box>
      <Box sx={line} data-part="button">
        <IconButton aria-label="Settings">
          <SettingsIcon />
        </IconButton>
        <IconButton aria-label="Add to favorites" color="primary">
          <FavoriteIcon />
        </IconButton>
        <IconButton aria-label="Delete" color="error">
          <DeleteIcon />
        </IconButton>
        <Fab color="secondary" size="small" aria-label="Add">
          <AddIcon />
        </Fab>
      </Box>
    </Group>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: 1,
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
