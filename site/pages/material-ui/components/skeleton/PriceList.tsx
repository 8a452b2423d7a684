import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const widths = ['70%', '45%', '60%'];

export default function PriceList() {
  return (
    <Paper
      sx={{
        width: 280,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <List aria-label="Prices" aria-busy="true">
        {widths.map((width) => (
          <ListItem key={width} sx={{ gap: 2 }}>
            <Skeleton
              component="div"
              animation="wave"
              width={width}
              classes={{ wave: 'slow' }}
              sx={{
                bgcolor: 'currentColor',
                opacity: 0.3,
                '&.slow::after': { animationDuration: '4s' },
              }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
