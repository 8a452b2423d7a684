import Table from '@mui/joy/Table';

export default function TableColumnWidth() {
  return (
    <Table aria-label="Files" borderAxis="bothBetween">
      <thead>
        <tr>
          <th style={{ width: '55%' }}>Name (55%)</th>
          <th>Owner (the rest)</th>
          <th style={{ width: 80 }}>80 px</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>annual-report.pdf</td>
          <td>Ada</td>
          <td>2.4 MB</td>
        </tr>
        <tr>
          <td>logo.svg</td>
          <td>Jun</td>
          <td>4 KB</td>
        </tr>
      </tbody>
    </Table>
  );
}
