import Box from '@mui/material/Box';

const recipes = [
  { name: 'Barley soup', height: 120 },
  { name: 'Leek pie', height: 80 },
  { name: 'Plum cake', height: 100 },
  { name: 'Rye bread', height: 140 },
  { name: 'Pickles', height: 60 },
];

export default function RecipeColumns() {
  return (
    <Box
      component="ul"
      sx={{ columnWidth: 130, columnGap: 1, maxWidth: 440, mx: 'auto', p: 0 }}
    >
      {recipes.map(({ name, height }) => (
        <Box
          key={name}
          component="li"
          sx={{
            height,
            p: 1,
            mb: 1,
            breakInside: 'avoid',
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
