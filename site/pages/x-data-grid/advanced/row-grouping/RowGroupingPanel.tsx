import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  gridRowGroupingModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const choices = ['status', 'country', 'product'];
const labels: Record<string, string> = {
  status: 'Status',
  country: 'Country',
  product: 'Product',
};

function GroupPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', p: 1.5 }}
    >
      <Typography variant="body2">Group by</Typography>
      {model.map((field, index) => (
        <Stack key={field} direction="row" sx={{ alignItems: 'center' }}>
          {index > 0 && (
            <IconButton
              size="small"
              aria-label={`Move ${labels[field]} up one level`}
              onClick={() =>
                apiRef.current.setRowGroupingCriteriaIndex(field, index - 1)
              }
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
          )}
          <Chip
            label={labels[field]}
            onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
          />
        </Stack>
      ))}
      {choices
        .filter((field) => !model.includes(field))
        .map((field) => (
          <Button
            key={field}
            size="small"
            onClick={() => apiRef.current.addRowGroupingCriteria(field)}
          >
            {`+ ${labels[field]}`}
          </Button>
        ))}
    </Stack>
  );
}

export default function RowGroupingPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{ rowGrouping: { model: ['status', 'country'] } }}
        slots={{ toolbar: GroupPanel }}
        showToolbar
      />
    </div>
  );
}
