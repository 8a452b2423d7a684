import Table from '@mui/joy/Table';

export default function TableRowHead() {
  return (
    <Table aria-label="Plans" borderAxis="bothBetween">
      <thead>
        <tr>
          <td />
          <th scope="col">Free</th>
          <th scope="col">Team</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Projects</th>
          <td>3</td>
          <td>Unlimited</td>
        </tr>
        <tr>
          <th scope="row">Storage</th>
          <td>1 GB</td>
          <td>200 GB</td>
        </tr>
      </tbody>
    </Table>
  );
}
