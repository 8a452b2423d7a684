import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const sizes = [
  { size: 'sm', height: '32 px' },
  { size: 'md', height: '40 px' },
  { size: 'lg', height: '48 px' },
] as const;

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {sizes.map(({ size, height }) => (
        <Table key={size} size={size}>
          <thead>
            <tr>
              <th>Size</th>
              <th>Row height</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{size}</td>
              <td>{height}</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
