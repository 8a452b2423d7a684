import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TableVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <Table
            key={`${variant} ${color}`}
            variant={variant}
            color={color}
            sx={{
              '--TableCell-cornerRadius': '6px',
              ...(variant === 'solid' && {
                '--TableCell-headBackground': 'transparent',
                '& thead th': { color: 'inherit' },
              }),
            }}
          >
            <thead>
              <tr>
                <th>{variant}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{color}</td>
              </tr>
            </tbody>
          </Table>
        )),
      )}
    </Box>
  );
}
