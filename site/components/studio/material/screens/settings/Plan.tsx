import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const questions = [
  {
    name: 'What counts as a station?',
    text: 'Every place with docks that was open for a day of the month.',
  },
  {
    name: 'Can a plan be paused?',
    text: 'Yes, for up to four months of winter. Bikes keep their numbers.',
  },
];

/** What the town pays for. */
export function Plan() {
  return (
    <div>
      <Card data-part="card" sx={{ mb: 2 }}>
        <CardContent data-part="type">
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            Plan
          </Typography>
          <Typography variant="h5" component="p">
            Town, €640 a month
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            64 of 80 stations in use
          </Typography>
          <LinearProgress
            variant="determinate"
            value={80}
            aria-label="Stations in use"
            data-part="color"
          />
        </CardContent>
        <CardActions>
          <Button variant="contained" color="secondary" data-part="button">
            Change plan
          </Button>
          <Button color="error" data-part="button">
            Close account
          </Button>
        </CardActions>
      </Card>
      {questions.map(({ name, text }, index) => (
        <Accordion
          key={name}
          defaultExpanded={index === 0}
          slotProps={{ heading: { component: 'div' } }}
          data-part="card"
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
