import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { Filters } from './Filters';
import { OrderList } from './OrderList';
import { allOrders, type Status } from './orders';
import { OrderTable } from './OrderTable';
import { Pages } from './Pages';
import { SelectionBar } from './SelectionBar';
import { Sidebar } from './Sidebar';
import { Summary } from './Summary';
import { firstView, look, type View } from './view';

export default function OrderDashboardScreen() {
  const [menu, setMenu] = useState(false);
  const [orders, setOrders] = useState(allOrders);
  const [view, setView] = useState(firstView);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { matching, found, pages, page, first, shown } = look(orders, view);

  // What is hidden must not stay selected, so another filter selects nothing.
  const change = (part: Partial<View>) => {
    setView({ ...view, page: 1, ...part });
    setSelected(new Set());
  };
  const select = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    ids.forEach((id) => (on ? next.add(id) : next.delete(id)));
    setSelected(next);
  };
  const mark = (status: Status) => {
    setOrders(
      orders.map((one) => (selected.has(one.id) ? { ...one, status } : one)),
    );
    setSelected(new Set());
  };
  const list = { orders: shown, selected, onSelect: select };

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Sidebar
        waiting={orders.filter(({ status }) => status === 'New').length}
        open={menu}
        onClose={() => setMenu(false)}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Sheet
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <IconButton
            aria-label="Open the menu"
            onClick={() => setMenu(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography level="h3" component="h1" sx={{ flex: 1 }}>
            Orders
          </Typography>
          <Button
            size="sm"
            variant="outlined"
            disabled={view === firstView}
            onClick={() => {
              setView(firstView);
              setSelected(new Set());
            }}
          >
            Reset view
          </Button>
        </Sheet>
        <Stack
          component="main"
          sx={{ gap: 2, p: { xs: 2, sm: 3 }, maxWidth: 1280, mx: 'auto' }}
        >
          <Summary orders={orders} />
          <Filters view={view} matching={matching} onChange={change} />
          {selected.size > 0 && (
            <SelectionBar
              count={selected.size}
              onMark={mark}
              onClear={() => setSelected(new Set())}
            />
          )}
          {shown.length === 0 ? (
            <Sheet
              variant="soft"
              sx={{ p: 5, borderRadius: 'md', textAlign: 'center' }}
            >
              No order matches. Change the search or the status.
            </Sheet>
          ) : (
            <>
              <OrderTable
                {...list}
                view={view}
                onSort={(by) =>
                  change({ by, descending: view.by === by && !view.descending })
                }
              />
              <OrderList {...list} />
            </>
          )}
          <Pages
            page={page}
            pages={pages}
            text={
              found.length === 0
                ? 'No orders'
                : `Orders ${first + 1} to ${first + shown.length} of ${found.length}`
            }
            onPage={(next) => setView({ ...view, page: next })}
          />
        </Stack>
      </Box>
    </Box>
  );
}
