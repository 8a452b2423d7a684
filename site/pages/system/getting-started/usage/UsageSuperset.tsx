import Box from '@mui/system/Box';

export default function UsageSuperset() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        pl: 3,
        width: 280,
        maxWidth: '100%',
        columns: { sm: 2 },
        '& li::marker': { color: 'light-dark(#be185d, #f9a8d4)' },
        '& li:nth-of-type(odd)': { fontWeight: 650 },
        '@media print': { columns: 1 },
      }}
    >
      {['Apricots', 'Bread', 'Coffee', 'Dill', 'Eggs', 'Flour'].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
