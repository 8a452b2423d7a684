import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);

function StatusPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen = (items[0]?.value ?? []) as string[];
  const toggle = (status: string) => {
    const value = chosen.includes(status)
      ? chosen.filter((one) => one !== status)
      : [...chosen, status];
    apiRef.current.setFilterModel({
      items: [{ field: 'status', operator: 'isAnyOf', value }],
    });
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 2, border: 0 }}>
      <FormLabel component="legend">Status</FormLabel>
      <FormGroup>
        {orderStatuses.map((status) => (
          <FormControlLabel
            key={status}
            label={status}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(status)}
                onChange={() => toggle(status)}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

export default function FilterPanelCustom() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        slots={{ filterPanel: StatusPanel }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'status',
                  operator: 'isAnyOf',
                  value: ['Open', 'Packed'],
                },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
