import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid-pro';
import type { GridFilterItem } from '@mui/x-data-grid-pro';
import { orderColumns } from '../../../../../families/x-data-grid/data/orders';

interface FilterItemFieldsProps {
  item: GridFilterItem;
  onChange: (item: GridFilterItem) => void;
  onRemove: (item: GridFilterItem) => void;
}

const operatorsByType = {
  string: getGridStringOperators(),
  number: getGridNumericOperators(),
  date: getGridDateOperators(),
  singleSelect: getGridSingleSelectOperators(),
};

function operatorsOf(field: string): string[] {
  const type = orderColumns.find((column) => column.field === field)?.type;
  const known = type === 'number' || type === 'date' || type === 'singleSelect';
  const operators = operatorsByType[known ? type : 'string'];
  return operators.map((operator) => operator.value);
}

export function FilterItemFields({
  item,
  onChange,
  onRemove,
}: FilterItemFieldsProps) {
  const operators = operatorsOf(item.field);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        label="field"
        size="small"
        value={item.field}
        onChange={({ target }) => {
          const [operator = 'contains'] = operatorsOf(target.value);
          onChange({ id: item.id, field: target.value, operator });
        }}
        sx={{ minWidth: 130 }}
      >
        {orderColumns.map(({ field }) => (
          <MenuItem key={field} value={field}>
            {field}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="operator"
        size="small"
        value={item.operator}
        onChange={({ target }) => onChange({ ...item, operator: target.value })}
        sx={{ minWidth: 150 }}
      >
        {operators.map((operator) => (
          <MenuItem key={operator} value={operator}>
            {operator}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="value"
        size="small"
        value={
          typeof item.value === 'string' || typeof item.value === 'number'
            ? item.value
            : ''
        }
        onChange={({ target }) => onChange({ ...item, value: target.value })}
        sx={{ width: 130 }}
      />
      <Button
        onClick={() => onRemove(item)}
        aria-label={`Remove the item on ${item.field}`}
      >
        Remove
      </Button>
    </Stack>
  );
}
