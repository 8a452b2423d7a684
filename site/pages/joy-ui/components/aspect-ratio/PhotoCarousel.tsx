import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { dunes, forest, harbor } from './photos';

const trips = [
  { id: 'harbor', name: 'Harbor round trip', price: '€18', photo: harbor },
  { id: 'dunes', name: 'Walk in the dunes', price: '€12', photo: dunes },
  { id: 'forest', name: 'Forest by bicycle', price: '€24', photo: forest },
];

export default function PhotoCarousel() {
  return (
    <List
      aria-label="Trips"
      orientation="horizontal"
      sx={{
        width: '100%',
        maxWidth: 360,
        marginInline: 'auto',
        gap: 2,
        py: 1,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        '--ListItem-paddingX': '0px',
      }}
    >
      {trips.map(({ id, name, price, photo }) => (
        <ListItem
          key={id}
          sx={{ flex: '0 0 78%', scrollSnapAlign: 'center', p: 0 }}
        >
          <Card sx={{ width: '100%' }}>
            <AspectRatio ratio="4/3">
              <img src={photo} alt="" />
            </AspectRatio>
            <Link
              overlay
              underline="none"
              href={`#PhotoCarousel-${id}`}
              level="title-md"
              textColor="text.primary"
            >
              {name}
            </Link>
            <Typography level="body-sm">{price} per person</Typography>
          </Card>
        </ListItem>
      ))}
    </List>
  );
}
