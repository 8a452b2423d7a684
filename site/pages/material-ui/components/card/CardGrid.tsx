import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Starter', content: 'One project and 1 GB of storage.' },
  {
    name: 'Team',
    content: 'Ten projects, 50 GB of storage, roles and a shared calendar.',
  },
  { name: 'Business', content: 'No limits, with single sign-on.' },
];

export default function CardGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
        width: '100%',
      }}
    >
      {plans.map(({ name, content }) => (
        <Card
          key={name}
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent>
            <Typography component="h3" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {content}
            </Typography>
          </CardContent>
          <CardActions sx={{ mt: 'auto' }}>
            <Button size="small" aria-label={`Choose plan ${name}`}>
              Choose plan
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
