import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';

const visits = [
  { time: '09:15', who: 'Boiler service', where: 'Cellar' },
  { time: '13:40', who: 'Window cleaning', where: 'Front' },
];

export default function ListHeadings() {
  return (
    <div>
      <ListSubheader component="h3" id="visits-today" sx={{ my: 0, px: 1.5 }}>
        Visits today
      </ListSubheader>
      <List
        component="div"
        role="list"
        aria-labelledby="visits-today"
        sx={{ width: 300, maxWidth: '100%' }}
      >
        {visits.map(({ time, who, where }, index) => (
          <ListItem
            key={time}
            role="listitem"
            sx={{ alignItems: 'flex-start' }}
          >
            <ListItemDecorator component="time" sx={{ width: 64 }}>
              {time}
            </ListItemDecorator>
            <ListItemContent component="p" sx={{ my: 0 }}>
              {who}, {where.toLowerCase()}
              {index === 0 && (
                <ListDivider
                  component="span"
                  role="presentation"
                  sx={{ mt: 1 }}
                >
                  then lunch
                </ListDivider>
              )}
            </ListItemContent>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
