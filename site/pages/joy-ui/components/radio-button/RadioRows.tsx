import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Table from '@mui/joy/Table';

const trains = [
  { id: 'ic-702', time: '7:02', price: '€39' },
  { id: 'ic-732', time: '7:32', price: '€29' },
  { id: 're-741', time: '7:41', price: '€19' },
];

export default function RadioRows() {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, width: 260 }}>
      <FormLabel component="legend">Train to Basel</FormLabel>
      <RadioGroup role="presentation" name="train" defaultValue="ic-732">
        <Table sx={{ '& th:first-of-type': { width: 72 } }}>
          <thead>
            <tr>
              <th>Choose</th>
              <th>Departs</th>
              <th>Price</th>
            </tr>
          </thead>
          <tbody>
            {trains.map(({ id, time, price }) => (
              <tr key={id}>
                <td>
                  <Radio id={id} value={id} size="sm" />
                </td>
                <td>
                  <FormLabel htmlFor={id}>{time}</FormLabel>
                </td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </RadioGroup>
    </Box>
  );
}
