import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const kits = [
  { name: 'Linocut', content: 'Two blocks, a roller and black ink.' },
  {
    name: 'Bookbinding',
    content:
      'Waxed thread, needles, an awl, a bone folder and board for three covers.',
  },
  { name: 'Weaving', content: 'A small loom and wool in five colours.' },
];

export default function CourseMaterials() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
        width: '100%',
      }}
    >
      {kits.map(({ name, content }) => (
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
            <Button size="small" aria-label={`Order kit: ${name}`}>
              Order kit
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
