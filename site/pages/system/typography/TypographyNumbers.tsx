import Box from '@mui/system/Box';

const rows = [
  ['Filter paper', '118.40'],
  ['Beans, 1 kg', '1,240.00'],
  ['Shipping', '9.90'],
];

export default function TypographyNumbers() {
  return (
    <Box component="table" sx={{ borderSpacing: '32px 8px' }}>
      <tbody>
        {rows.map(([name, price]) => (
          <tr key={name}>
            <td>{name}</td>
            <Box
              component="td"
              sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
            >
              {price}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
