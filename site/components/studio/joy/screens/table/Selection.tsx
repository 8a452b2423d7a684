import BuildIcon from '@mui/icons-material/Build';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

interface SelectionProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** What can be done with the selected bikes. */
export function Selection({ count, onClear }: SelectionProps) {
  return (
    <Sheet variant="soft" color="primary" sx={bar} data-part="sheet">
      <Typography level="title-sm" component="p" sx={{ flex: 1 }} data-part="type">
        {count} selected
      </Typography>
      <Button size="sm" variant="plain" startDecorator={<BuildIcon />} data-part="button">
        Workshop
      </Button>
      <IconButton
        size="sm"
        variant="plain"
        aria-label="Clear the selection"
        onClick={onClear}
        data-part="button"
      >
        <CloseIcon />
      </IconButton>
    </Sheet>
  );
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 };
