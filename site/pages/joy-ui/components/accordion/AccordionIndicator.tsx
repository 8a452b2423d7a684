import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/joy/AccordionSummary';
import Add from '@mui/icons-material/Add';

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        width: 400,
        maxWidth: '100%',
        [`& .${accordionSummaryClasses.indicator}`]: {
          transition: 'transform 0.2s',
          [`&.${accordionSummaryClasses.expanded}`]: {
            transform: 'rotate(45deg)',
          },
        },
      }}
    >
      <Accordion>
        <AccordionSummary indicator={<Add />}>With a plus</AccordionSummary>
        <AccordionDetails>It turns into a cross.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={null}>Without an icon</AccordionSummary>
        <AccordionDetails>The row still opens.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
