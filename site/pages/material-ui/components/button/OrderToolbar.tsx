import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import DownloadIcon from '@mui/icons-material/Download';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const start = ['2041 · Desk lamp', '2042 · Office chair', '2043 · Monitor arm'];
const onPhones = { sm: 'none' };
const onWideScreens = { xs: 'none', sm: 'inline-flex' };

export default function OrderToolbar() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [orders, setOrders] = useState(start);
  const [selected, setSelected] = useState<string[]>([start[0] ?? '']);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [note, setNote] = useState('');
  const none = selected.length === 0;

  useEffect(() => {
    if (!exporting) {
      return undefined;
    }
    const answer = setTimeout(() => {
      setExporting(false);
      setNote('The export is in your downloads.');
    }, 1500);
    return () => clearTimeout(answer);
  }, [exporting]);

  const toggle = (order: string) =>
    setSelected(
      selected.includes(order)
        ? selected.filter((one) => one !== order)
        : [...selected, order],
    );

  const exportOrders = () => {
    setMenu(null);
    setNote('Exporting the orders.');
    setExporting(true);
  };

  const finish = (remove: boolean) => {
    if (remove) {
      setOrders(orders.filter((order) => !selected.includes(order)));
      setNote(`Orders deleted: ${selected.length}.`);
      setSelected([]);
    }
    setAsking(false);
    heading.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', minHeight: 64, px: 2 }}
      >
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h3"
          variant="subtitle1"
          sx={{ flex: 1, outline: 0 }}
        >
          {asking
            ? `Delete ${selected.length}?`
            : `${selected.length} selected`}
        </Typography>
        {asking ? (
          <>
            <Button key="cancel" autoFocus onClick={() => finish(false)}>
              Cancel
            </Button>
            <Button
              key="confirm"
              variant="contained"
              color="error"
              onClick={() => finish(true)}
            >
              Delete
            </Button>
          </>
        ) : (
          <>
            <Button
              startIcon={<DownloadIcon />}
              loading={exporting}
              loadingPosition="start"
              onClick={exportOrders}
              sx={{ display: onWideScreens }}
            >
              Export all
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<DeleteIcon />}
              disabled={none}
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
            <IconButton
              edge="end"
              aria-label="More actions"
              aria-haspopup="menu"
              aria-expanded={menu !== null}
              loading={exporting}
              onClick={(event: MouseEvent<HTMLElement>) =>
                setMenu(event.currentTarget)
              }
              sx={{ display: onPhones }}
            >
              <MoreVertIcon />
            </IconButton>
            <Menu
              open={menu !== null}
              anchorEl={menu}
              onClose={() => setMenu(null)}
            >
              <MenuItem onClick={exportOrders}>Export all</MenuItem>
            </Menu>
          </>
        )}
      </Stack>
      <Stack sx={{ px: 2, pb: 1, borderTop: 1, borderColor: 'divider' }}>
        {orders.map((order) => (
          <FormControlLabel
            key={order}
            label={order}
            disabled={asking}
            control={
              <Checkbox
                checked={selected.includes(order)}
                onChange={() => toggle(order)}
              />
            }
          />
        ))}
        <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
          {note}
        </Typography>
      </Stack>
    </Paper>
  );
}
