import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const boats = [
  { name: 'Heron', seats: 4, price: '€18 an hour' },
  { name: 'Teal', seats: 2, price: '€12 an hour' },
];

export default function BoatHire() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('sm'));

  if (!wide) {
    return (
      <Stack spacing={1} sx={{ p: 2 }}>
        {boats.map(({ name, seats, price }) => (
          <Paper key={name} variant="outlined" sx={{ p: 2 }}>
            <Typography>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {seats} seats, {price}
            </Typography>
          </Paper>
        ))}
      </Stack>
    );
  }

  return (
    <Box sx={{ p: 2 }}>
      <Table aria-label="Boats">
        <TableHead>
          <TableRow>
            <TableCell>Boat</TableCell>
            <TableCell>Seats</TableCell>
            <TableCell>Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {boats.map(({ name, seats, price }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>{seats}</TableCell>
              <TableCell>{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
