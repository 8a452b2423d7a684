import Box from '@mui/system/Box';

const people = [
  'Ada Obi',
  'Ben Ito',
  'Cleo Ruiz',
  'Dan Berg',
  'Eva Roy',
  'Finn Ott',
];

export default function GridColumns() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {people.map((name) => (
        <Box
          key={name}
          component="li"
          sx={{
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
