import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

export interface ChipChoiceProps<Item extends string> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly chosen: readonly Item[];
  readonly onToggle: (item: Item) => void;
}

/** Checkboxes that look like chips. */
export function ChipChoice<Item extends string>(props: ChipChoiceProps<Item>) {
  const { label, items, chosen, onToggle } = props;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {items.map((item) => {
        const on = chosen.includes(item);
        const color = on ? 'primary' : 'neutral';
        return (
          <Chip key={item} color={color} sx={{ py: 0.25 }}>
            <Checkbox
              overlay
              disableIcon
              size="sm"
              variant="outlined"
              color={color}
              label={item}
              checked={on}
              onChange={() => onToggle(item)}
            />
          </Chip>
        );
      })}
    </Box>
  );
}
