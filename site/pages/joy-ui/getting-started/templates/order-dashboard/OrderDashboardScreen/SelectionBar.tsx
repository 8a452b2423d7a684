import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { type Status, statuses } from './orders';

export interface SelectionBarProps {
  readonly count: number;
  readonly onMark: (status: Status) => void;
  readonly onClear: () => void;
}

export function SelectionBar({ count, onMark, onClear }: SelectionBarProps) {
  return (
    <Sheet
      role="group"
      aria-label="Selected orders"
      variant="soft"
      color="primary"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: 'md',
      }}
    >
      <Typography
        level="title-sm"
        textColor="inherit"
        sx={{ flex: '1 1 8rem' }}
      >
        {count} {count === 1 ? 'order' : 'orders'} selected
      </Typography>
      {statuses
        .filter((status) => status !== 'New')
        .map((status) => (
          <Button key={status} size="sm" onClick={() => onMark(status)}>
            {status}
          </Button>
        ))}
      <Button size="sm" variant="plain" onClick={onClear}>
        Clear
      </Button>
    </Sheet>
  );
}
