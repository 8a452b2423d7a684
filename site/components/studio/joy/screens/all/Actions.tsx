import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import SettingsIcon from '@mui/icons-material/Settings';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import { Group } from './Group';

const colors = ['primary', 'neutral', 'success', 'danger', 'warning'] as const;

/** Buttons in all variants, colors and sizes. */
export function Actions() {
  return (
    <Group title="Buttons">
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Box key={variant} sx={row}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color} size="sm" data-part="button">
              {`${color.charAt(0).toUpperCase()}${color.slice(1)}`}
            </Button>
          ))}
        </Box>
      ))}
      <Box sx={line}>
        <Button size="sm" data-part="button">
          Small
        </Button>
        <Button data-part="button">Medium</Button>
        <Button size="lg" data-part="button">
          Large
        </Button>
        <Button disabled data-part="button">
          Disabled
        </Button>
      </Box>
      <Box sx={line} data-part="button">
        <IconButton aria-label="Settings">
          <SettingsIcon />
        </IconButton>
        <IconButton aria-label="Add to favorites" variant="soft" color="primary">
          <FavoriteIcon />
        </IconButton>
        <IconButton aria-label="Delete" variant="outlined" color="danger">
          <DeleteIcon />
        </IconButton>
      </Box>
    </Group>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))',
  gap: 1,
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
