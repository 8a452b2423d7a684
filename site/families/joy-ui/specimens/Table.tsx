import Table from '@mui/joy/Table';

export default function TableSpecimen() {
  return (
    <Table size="sm" borderAxis="both" sx={{ width: 210 }}>
      <thead>
        <tr>
          <th>Line</th>
          <th>Leaves</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>12</td>
          <td>09:40</td>
        </tr>
        <tr>
          <td>28</td>
          <td>09:52</td>
        </tr>
      </tbody>
    </Table>
  );
}
