import AppBar from '@mui/material/AppBar';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import MaterialProvider from '../families/material-ui/Provider';
import './HomeScreen.css';

const figures = [
  { name: 'Open', value: '42' },
  { name: 'Shipped', value: '118' },
  { name: 'Revenue', value: '€9,480' },
];

const orders = [
  { id: 'A-1044', city: 'Gdańsk', state: 'Shipped', color: 'success', total: '120.00' },
  { id: 'A-1043', city: 'Porto', state: 'Packing', color: 'warning', total: '12.90' },
  { id: 'A-1042', city: 'Bergen', state: 'Shipped', color: 'success', total: '49.50' },
  { id: 'A-1041', city: 'Lyon', state: 'New', color: 'info', total: '310.00' },
] as const;

/** A screen of a shop, made of components: a picture, in which nothing can be reached. */
export default function HomeScreen({ direction }: { readonly direction: 'ltr' | 'rtl' }) {
  return (
    <div className="home-screen" data-stage="material-ui" inert aria-hidden="true">
      <MaterialProvider direction={direction}>
        <AppBar position="static" component="div" elevation={0}>
          <Toolbar variant="dense" sx={{ gap: 1.5 }}>
            <MenuIcon fontSize="small" />
            <Typography sx={{ flex: 1, fontWeight: 500 }}>Orders</Typography>
            <SearchIcon fontSize="small" />
          </Toolbar>
        </AppBar>
        <div className="home-screen-body">
          {figures.map(({ name, value }) => (
            <Paper key={name} sx={{ px: { xs: 1.25, sm: 1.75 }, py: 1.25, minWidth: 0 }}>
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography variant="h6" component="div" sx={{ lineHeight: 1.4 }}>
                {value}
              </Typography>
            </Paper>
          ))}
          <Paper className="home-screen-rows">
            <Table size="small" sx={{ '& td': { px: { xs: 1, sm: 2 }, py: 1 } }}>
              <TableBody>
                {orders.map(({ id, city, state, color, total }) => (
                  <TableRow key={id} sx={{ '&:last-child td': { border: 0 } }}>
                    <TableCell>{id}</TableCell>
                    <TableCell>{city}</TableCell>
                    <TableCell>
                      <Chip size="small" variant="outlined" label={state} color={color} />
                    </TableCell>
                    <TableCell align="right">{total}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Paper>
        </div>
      </MaterialProvider>
    </div>
  );
}

HomeScreen.mirror = MaterialProvider.mirror;
