import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { aligns, fields, formatters, getters, renderers } from './choices';
import type { Choice } from './choices';
import { rows } from './rows';
import type { Order } from './rows';

const lists: Record<string, Choice[]> = {
  field: fields,
  valueGetter: getters,
  valueFormatter: formatters,
  renderCell: renderers,
  align: aligns,
};

export default function ColumnPlayground() {
  const [chosen, setChosen] = useState<Record<string, number>>({
    valueFormatter: 1,
  });
  const [headerName, setHeaderName] = useState('Unit price');
  const [editable, setEditable] = useState(true);
  const [sortable, setSortable] = useState(true);

  const choices = Object.entries(lists).flatMap(([name, list]) => {
    const choice = list[chosen[name] ?? 0];
    return choice ? [choice] : [];
  });
  const parts = choices.map(({ part }) => part);
  const column: GridColDef<Order> = {
    field: 'unitPrice',
    ...Object.assign({}, ...parts),
    headerName,
    flex: 1,
    minWidth: 140,
    editable,
    sortable,
  };
  const code = [
    `field: '${column.field}',`,
    `headerName: '${headerName}',`,
    ...choices.map((choice) => choice.code).filter(Boolean),
    ...(editable ? ['editable: true,'] : []),
    ...(sortable ? [] : ['sortable: false,']),
    'flex: 1,',
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          label="headerName"
          size="small"
          value={headerName}
          onChange={(event) => setHeaderName(event.target.value)}
        />
        {Object.entries(lists).map(([name, list]) => (
          <TextField
            key={name}
            select
            label={name}
            size="small"
            value={chosen[name] ?? 0}
            onChange={(event) =>
              setChosen({ ...chosen, [name]: Number(event.target.value) })
            }
            sx={{ minWidth: 150 }}
          >
            {list.map(({ label }, index) => (
              <MenuItem key={label} value={index}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <FormControlLabel
          control={<Switch checked={editable} />}
          label="editable"
          onChange={(_, checked) => setEditable(checked)}
        />
        <FormControlLabel
          control={<Switch checked={sortable} />}
          label="sortable"
          onChange={(_, checked) => setSortable(checked)}
        />
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid<Order>
          key={column.field}
          aria-label="Orders with the column"
          rows={rows}
          columns={[{ field: 'number', headerName: 'Order' }, column]}
          density="compact"
          hideFooter
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code of the column"
        dir="ltr"
        sx={{
          m: 0,
          p: 1.5,
          overflow: 'auto',
          fontSize: 13,
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {`const column: GridColDef<Order> = {\n  ${code.join('\n  ')}\n};`}
      </Box>
    </Stack>
  );
}
