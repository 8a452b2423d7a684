import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const stripes = ['odd', 'even', '3n'] as const;
const rooms = ['Atrium', 'Library', 'Studio', 'Workshop', 'Gallery', 'Terrace'];

export default function TableStripe() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {stripes.map((stripe) => (
        <Table key={stripe} stripe={stripe}>
          <thead>
            <tr>
              <th>{stripe}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <tr key={room}>
                <td>{room}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Box>
  );
}
