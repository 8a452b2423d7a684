import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

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
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Card data-part="card">
        <div data-part="type">
          <Typography level="body-xs">Plan</Typography>
          <Typography level="h3" component="p">
            Town, €640 a month
          </Typography>
          <Typography level="body-sm">64 of 80 stations in use</Typography>
        </div>
        <LinearProgress determinate value={80} aria-label="Stations in use" data-part="color" />
        <CardActions buttonFlex="0 0 auto" sx={{ flexWrap: 'wrap' }}>
          <Button data-part="button">Change plan</Button>
          <Button variant="plain" color="danger" data-part="button">
            Close account
          </Button>
        </CardActions>
      </Card>
      <Sheet variant="outlined" sx={{ borderRadius: 'md' }} data-part="sheet">
        <AccordionGroup>
          {questions.map(({ name, text }, index) => (
            <Accordion key={name} defaultExpanded={index === 0}>
              <AccordionSummary component="div">{name}</AccordionSummary>
              <AccordionDetails role="group">{text}</AccordionDetails>
            </Accordion>
          ))}
        </AccordionGroup>
      </Sheet>
    </Box>
  );
}
