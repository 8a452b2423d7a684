import BuildIcon from '@mui/icons-material/Build';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

interface SelectionProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** What can be done with the selected bikes. */
export function Selection({ count, onClear }: SelectionProps) {
  return (
    <Toolbar variant="dense" disableGutters sx={bar}>
      <Typography variant="subtitle2" component="p" sx={{ flex: 1 }} data-part="type">
        {count} selected
      </Typography>
      <Button size="small" color="inherit" startIcon={<BuildIcon />} data-part="button">
        Workshop
      </Button>
      <IconButton
        size="small"
        aria-label="Clear the selection"
        onClick={onClear}
        data-part="button"
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Toolbar>
  );
}

const bar = { gap: 1, px: 2, bgcolor: 'action.selected' };
