import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

interface OrdersToolbarProps {
  selected: number;
  query: string;
  onQueryChange: (query: string) => void;
  onShip: () => void;
  onDelete: () => void;
}

export default function OrdersToolbar(props: OrdersToolbarProps) {
  const { selected, query, onQueryChange, onShip, onDelete } = props;

  if (selected > 0) {
    return (
      <Toolbar
        role="toolbar"
        aria-label="Selected orders"
        sx={{ bgcolor: 'action.selected' }}
      >
        <Typography sx={{ flexGrow: 1 }}>{selected} selected</Typography>
        <Tooltip title="Mark as shipped">
          <IconButton onClick={onShip}>
            <LocalShippingIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete">
          <IconButton onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </Toolbar>
    );
  }
  return (
    <Toolbar sx={{ gap: 2 }}>
      <Typography variant="h6" component="h3" sx={{ flexGrow: 1 }}>
        Orders
      </Typography>
      <TextField
        label="Search customers"
        size="small"
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
      />
    </Toolbar>
  );
}
