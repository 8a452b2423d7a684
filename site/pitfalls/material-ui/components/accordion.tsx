import { useId, useState } from 'react';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails, { type AccordionDetailsProps } from '@mui/material/AccordionDetails';
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, styleOf, textOf } from '../../symptoms';

const Naming = () => (
  <AccordionSummary id="returns-header" aria-controls="returns-content">
    Returns
  </AccordionSummary>
);
const Passing = (props: AccordionSummaryProps) => (
  <AccordionSummary {...props}>Returns</AccordionSummary>
);

const details = (
  <AccordionDetails>
    <Typography>Within 30 days.</Typography>
  </AccordionDetails>
);

const Pair = ({ gap = 0, ...props }: { gap?: number } & Partial<AccordionProps>) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap }}>
    {['first', 'second'].map((id) => (
      <Accordion key={id} id={id} {...props}>
        <AccordionSummary>Returns</AccordionSummary>
        {details}
      </Accordion>
    ))}
  </Box>
);

/** It has the height of its content, but is not open yet when more is loaded. */
function Loading({ sx }: Pick<AccordionDetailsProps, 'sx'>) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Accordion
      onChange={() => setTimeout(() => setLoaded(true), 50)}
      slotProps={{ transition: { timeout: 60_000, style: { transitionDuration: '0ms' } } }}
    >
      <AccordionSummary>Returns</AccordionSummary>
      <AccordionDetails sx={sx}>
        <div id="loaded" style={{ height: loaded ? 150 : 20 }} />
      </AccordionDetails>
    </Accordion>
  );
}

const Question = ({ id }: { id: string }) => (
  <Accordion defaultExpanded>
    <AccordionSummary id={`${id}-header`} aria-controls={`${id}-content`}>
      Returns
    </AccordionSummary>
    {details}
  </Accordion>
);
const FixedId = () => <Question id="question" />;
const OwnId = () => <Question id={useId()} />;

/** The distance between the line of the second accordion and the border of the first. */
async function distanceOfLines(stage: Stage) {
  const second = await stage.find('#second');
  const border = (await boxOf(stage, '#first')).bottom - 1;
  return second.getBoundingClientRect().top - 1 - border;
}

export default [
  {
    lead: 'Everything is in the heading.',
    Failing: () => (
      <Accordion>
        <>
          <AccordionSummary>Returns</AccordionSummary>
          {details}
        </>
      </Accordion>
    ),
    Fixed: () => (
      <Accordion>
        <AccordionSummary>Returns</AccordionSummary>
        {details}
      </Accordion>
    ),
    symptom: async (stage) => (await textOf(stage, 'h3')).includes('30 days'),
  },
  {
    lead: 'The region has no name.',
    Failing: () => (
      <Accordion defaultExpanded>
        <Naming />
        {details}
      </Accordion>
    ),
    Fixed: () => (
      <Accordion defaultExpanded>
        <Passing id="returns-header" aria-controls="returns-content" />
        {details}
      </Accordion>
    ),
    symptom: async ({ find }) => {
      const name = (await find('[role=region]')).getAttribute('aria-labelledby') ?? '';
      return document.getElementById(name)?.textContent !== 'Returns';
    },
  },
  {
    lead: 'Text in the summary has another font.',
    Failing: () => (
      <Accordion>
        <AccordionSummary>
          <span id="title">Returns</span>
        </AccordionSummary>
        {details}
      </Accordion>
    ),
    Fixed: () => (
      <Accordion>
        <AccordionSummary>
          <Typography component="span" id="title">
            Returns
          </Typography>
        </AccordionSummary>
        {details}
      </Accordion>
    ),
    symptom: async (stage) =>
      (await styleOf(stage, '#title')).fontFamily !== (await styleOf(stage, 'p')).fontFamily,
  },
  {
    lead: 'Two lines between accordions.',
    Failing: () => <Pair gap={1} sx={{ borderBottom: 1 }} />,
    Fixed: () => <Pair gap={1} sx={{ borderBottom: 1, '&::before': { display: 'none' } }} />,
    symptom: async (stage) => {
      const { display } = getComputedStyle(await stage.find('#second'), '::before');
      return display !== 'none' && (await distanceOfLines(stage)) > 1;
    },
  },
  {
    lead: 'Two lines between accordions.',
    Failing: () => <Pair sx={{ border: 1, '&::before': { display: 'none' } }} />,
    Fixed: () => (
      <Pair
        sx={{
          border: 1,
          '&::before': { display: 'none' },
          '&:not(:last-of-type)': { borderBottom: 0 },
        }}
      />
    ),
    symptom: async (stage) => {
      const { borderBottomWidth } = await styleOf(stage, '#first');
      const { borderTopWidth } = await styleOf(stage, '#second');
      return parseFloat(borderBottomWidth) + parseFloat(borderTopWidth) > 1;
    },
  },
  {
    lead: 'The content is cut off while it opens.',
    Failing: () => <Loading />,
    Fixed: () => <Loading sx={{ minHeight: 160 }} />,
    symptom: async (stage) => {
      await stage.click('button');
      const content = await stage.find('#loaded');
      if (!(await stage.within(() => content.clientHeight === 150))) throw new Error('not loaded');
      const { overflow } = await styleOf(stage, '.MuiCollapse-root');
      const { bottom } = await boxOf(stage, '.MuiCollapse-root');
      return overflow === 'hidden' && content.getBoundingClientRect().bottom > bottom;
    },
  },
  {
    lead: 'The wrong region is announced.',
    Failing: () => (
      <>
        <FixedId />
        <FixedId />
      </>
    ),
    Fixed: () => (
      <>
        <OwnId />
        <OwnId />
      </>
    ),
    symptom: () => {
      const [, button] = document.querySelectorAll('button');
      const [, region] = document.querySelectorAll('[role=region]');
      return document.getElementById(button?.getAttribute('aria-controls') ?? '') !== region;
    },
  },
] satisfies Pitfall[];
