import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Receipt = styled('table')(({ theme }) => ({
  ...theme.typography['body-sm'],
  fontFamily: theme.vars.fontFamily.code,
  width: 260,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.5, 0),
    textAlign: 'start',
    borderBlockEnd: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& td:last-of-type': { textAlign: 'end' },
}));

export default function TableSlots() {
  return (
    <Stack spacing={1}>
      <Table
        slots={{ root: Receipt }}
        slotProps={{ root: { 'aria-describedby': 'receipt-note' } }}
      >
        <caption>Receipt 1042</caption>
        <tbody>
          <tr>
            <th scope="row">Flat white</th>
            <td>€3.80</td>
          </tr>
          <tr>
            <th scope="row">Croissant</th>
            <td>€2.60</td>
          </tr>
        </tbody>
      </Table>
      <Typography id="receipt-note" level="body-xs" textColor="text.secondary">
        Prices include tax.
      </Typography>
    </Stack>
  );
}
