import Skeleton from '@mui/joy/Skeleton';
import Table from '@mui/joy/Table';

export default function TableLoading() {
  return (
    <Table aria-label="Members" aria-busy>
      <thead>
        <tr>
          <th>Name</th>
          <th>Role</th>
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3].map((row) => (
          <tr key={row}>
            <td>
              <Skeleton variant="text" width="70%" />
            </td>
            <td>
              <Skeleton variant="text" width="40%" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
