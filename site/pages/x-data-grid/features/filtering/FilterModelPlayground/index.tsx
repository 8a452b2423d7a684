import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../../families/x-data-grid/data/orders';
import { FilterItemFields } from './FilterItemFields';

const rows = makeOrders(400);

export default function FilterModelPlayground() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [
      { id: 1, field: 'country', operator: 'equals', value: 'Norway' },
      { id: 2, field: 'quantity', operator: '>', value: 5 },
    ],
    logicOperator: GridLogicOperator.And,
    quickFilterValues: [],
  });
  const { items } = filterModel;

  const replace = (item: GridFilterItem) => {
    const next = items.map((one) => (one.id === item.id ? item : one));
    setFilterModel({ ...filterModel, items: next });
  };
  const add = () => {
    const id = Math.max(0, ...items.map((one) => Number(one.id))) + 1;
    const item = { id, field: 'product', operator: 'contains', value: 'desk' };
    setFilterModel({ ...filterModel, items: [...items, item] });
  };
  const remove = (item: GridFilterItem) => {
    const next = items.filter((one) => one.id !== item.id);
    setFilterModel({ ...filterModel, items: next });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {items.map((item) => (
        <FilterItemFields
          key={item.id}
          item={item}
          onChange={replace}
          onRemove={remove}
        />
      ))}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={add}>
          Add item
        </Button>
        <TextField
          select
          label="logicOperator"
          size="small"
          value={filterModel.logicOperator ?? 'and'}
          onChange={(event) =>
            setFilterModel({
              ...filterModel,
              logicOperator:
                event.target.value === 'or'
                  ? GridLogicOperator.Or
                  : GridLogicOperator.And,
            })
          }
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="and">and</MenuItem>
          <MenuItem value="or">or</MenuItem>
        </TextField>
        <TextField
          label="quickFilterValues"
          size="small"
          value={filterModel.quickFilterValues?.join(' ') ?? ''}
          onChange={(event) =>
            setFilterModel({
              ...filterModel,
              quickFilterValues: event.target.value.split(' '),
            })
          }
        />
      </Stack>
      <div style={{ height: 260 }}>
        <DataGridPro
          aria-label="Filtered orders"
          rows={rows}
          columns={orderColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Filter model"
        dir="ltr"
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 220,
          overflow: 'auto',
          fontSize: 13,
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {JSON.stringify(filterModel, null, 2)}
      </Box>
    </Stack>
  );
}
