import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { type Order, orders } from './search';

/** What a narrow window shows; a wide one has space for both. */
export type View = 'List' | 'Map';

export interface ResultsBarProps {
  readonly text: string;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

export function ResultsBar(props: ResultsBarProps) {
  const { text, view, onView, order, onOrder } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        gridColumn: '1 / -1',
      }}
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography level="h3" component="h1">
          Homes to rent
        </Typography>
        <Typography level="body-sm" role="status">
          {text}
        </Typography>
      </Box>
      <ToggleButtonGroup
        size="sm"
        aria-label="View"
        value={view}
        onChange={(_event, next) => onView(next ?? view)}
        sx={{ display: { md: 'none' } }}
      >
        <Button value="List">List</Button>
        <Button value="Map">Map</Button>
      </ToggleButtonGroup>
      <Select
        size="sm"
        value={order}
        onChange={(_event, next) => onOrder(next ?? order)}
        slotProps={{ button: { 'aria-label': 'Sort by' } }}
        sx={{ minWidth: 168 }}
      >
        {(Object.keys(orders) as Order[]).map((key) => (
          <Option key={key} value={key}>
            {orders[key]}
          </Option>
        ))}
      </Select>
    </Box>
  );
}
