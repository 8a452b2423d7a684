import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonList() {
  return (
    <List
      aria-busy
      aria-label="Files"
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      {['80%', '55%', '70%'].map((width) => (
        <ListItem key={width}>
          <ListItemDecorator>
            <Skeleton variant="circular" width={24} height={24} />
          </ListItemDecorator>
          <ListItemContent>
            <Skeleton variant="text" width={width} />
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
