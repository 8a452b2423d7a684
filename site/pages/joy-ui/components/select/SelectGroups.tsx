import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const menu = {
  Starters: ['Beet salad', 'Leek soup'],
  Mains: ['Risotto', 'Grilled trout', 'Mushroom pie'],
};

export default function SelectGroups() {
  return (
    <Select
      defaultValue="Risotto"
      slotProps={{
        button: { 'aria-label': 'Dish' },
        listbox: { component: 'div', sx: { maxHeight: 260 } },
      }}
      sx={{ width: 260 }}
    >
      {Object.entries(menu).map(([group, dishes]) => (
        <List key={group} aria-labelledby={`dish-${group}`}>
          <ListItem id={`dish-${group}`} sticky>
            <Typography level="body-xs">{group}</Typography>
          </ListItem>
          {dishes.map((dish) => (
            <Option key={dish} value={dish}>
              {dish}
            </Option>
          ))}
        </List>
      ))}
    </Select>
  );
}
