import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import {
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { useIsValidValue } from '@mui/x-date-pickers/hooks';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';

type Range = DateRange<Dayjs>;

const sameRange = (a: Range, b: Range) =>
  a.every((day, index) => day?.valueOf() === b[index]?.valueOf());

export function PresetMenu(props: PickersShortcutsProps<Range>) {
  const { items = [], changeImportance = 'accept', className } = props;
  const isValid = useIsValidValue<Range>();
  const { value } = usePickerContext<Range>();
  const { setValue } = usePickerActionsContext<Range>();

  return (
    <List dense aria-label="Periods" className={className} sx={{ width: 220 }}>
      {items.map((item) => {
        const range = item.getValue({ isValid });
        const [start, end] = range;
        return (
          <ListItem key={item.label} disablePadding>
            <ListItemButton
              disabled={!isValid(range)}
              selected={sameRange(value, range)}
              onClick={() =>
                setValue(range, {
                  changeImportance,
                  shortcut: { id: item.id, label: item.label },
                })
              }
            >
              <ListItemText primary={item.label} />
              {start && end && (
                <Chip
                  size="small"
                  label={`${end.diff(start, 'day') + 1} days`}
                />
              )}
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
