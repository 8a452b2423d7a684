import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const recipes = [
  'Barley with mushrooms',
  'Bean pie',
  'Beetroot fritters',
  'Carrot curry',
  'Chestnut soup',
  'Corn pancakes',
  'Leek tart',
  'Lentil salad',
  'Plum dumplings',
];
const perPage = 3;

export default function RecipeArchive() {
  const [page, setPage] = useState(1);
  const shown = recipes.slice((page - 1) * perPage, page * perPage);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <List aria-label={`Recipes, page ${page}`} dense sx={{ width: 240 }}>
        {shown.map((recipe) => (
          <ListItem key={recipe}>
            <ListItemText primary={recipe} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of recipes"
        count={Math.ceil(recipes.length / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Stack>
  );
}
