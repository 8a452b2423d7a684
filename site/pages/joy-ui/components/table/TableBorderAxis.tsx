import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const axes = [
  'xBetween',
  'x',
  'yBetween',
  'y',
  'bothBetween',
  'both',
  'none',
] as const;

export default function TableBorderAxis() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {axes.map((borderAxis) => (
        <Table key={borderAxis} borderAxis={borderAxis} size="sm">
          <thead>
            <tr>
              <th>{borderAxis}</th>
              <th>Stock</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Kettle</td>
              <td>12</td>
            </tr>
            <tr>
              <td>Teapot</td>
              <td>7</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Box>
  );
}
