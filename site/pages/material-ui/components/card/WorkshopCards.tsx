import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const workshops = [
  { id: 'paper', name: 'Marbled paper', when: 'Saturday, 3 places left' },
  { id: 'glaze', name: 'Glazes from ash', when: 'Sunday, waiting list' },
];

const focusRing = {
  '&.workshop-focused': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
};

export default function WorkshopCards() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 2, m: 0, p: 0, width: '100%', maxWidth: 320 }}
    >
      {workshops.map(({ id, name, when }) => (
        <Card
          key={id}
          component="li"
          variant="outlined"
          sx={{ display: 'block' }}
        >
          <CardActionArea
            href={`#${id}`}
            onClick={(event) => event.preventDefault()}
            focusVisibleClassName="workshop-focused"
            sx={focusRing}
          >
            <CardContent>
              <Typography component="h3" variant="subtitle1">
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {when}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
