import { useState, type CSSProperties, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs, textOf } from '../../symptoms';

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex' }}>
    <span>Tea</span>
    {children}
    <span>Coffee</span>
  </div>
);

const Block = ({ style }: { style?: CSSProperties }) => (
  <div style={style}>
    Tea
    <Divider orientation="vertical" />
  </div>
);

function Counting({ border, children }: { border?: string; children?: ReactNode }) {
  const [clicks, setClicks] = useState(0);
  return (
    <Box sx={{ position: 'relative', width: 200, borderInlineEnd: border }}>
      <button onClick={() => setClicks(clicks + 1)}>{clicks}</button>
      {children}
    </Box>
  );
}

const isInvisible = async (stage: Stage) => {
  const { width, height } = await boxOf(stage, '.MuiDivider-root');
  return width === 0 || height === 0;
};

const hrInParagraph = logs('In HTML, <hr> cannot be a descendant of <p>.');

export default [
  {
    lead: 'A vertical divider is not visible.',
    Failing: () => (
      <Row>
        <Divider orientation="vertical" />
      </Row>
    ),
    Fixed: () => (
      <Row>
        <Divider orientation="vertical" flexItem />
      </Row>
    ),
    symptom: isInvisible,
  },
  {
    lead: 'A vertical divider is not visible.',
    Failing: () => <Block />,
    Fixed: () => <Block style={{ height: 40 }} />,
    symptom: isInvisible,
  },
  {
    lead: 'A horizontal divider in a row is not visible.',
    Failing: () => (
      <Row>
        <Divider />
      </Row>
    ),
    Fixed: () => (
      <Row>
        <Divider orientation="vertical" flexItem />
      </Row>
    ),
    symptom: isInvisible,
  },
  {
    lead: '`borderColor` has no effect.',
    Failing: () => <Divider sx={{ borderColor: 'rgb(1, 2, 3)' }}>or</Divider>,
    Fixed: () => (
      <Divider sx={{ '&::before, &::after': { borderColor: 'rgb(1, 2, 3)' } }}>or</Divider>
    ),
    symptom: async ({ find }) => {
      const divider = await find('.MuiDivider-root');
      return ['::before', '::after'].some(
        (part) => getComputedStyle(divider, part).borderTopColor !== 'rgb(1, 2, 3)',
      );
    },
  },
  {
    lead: 'The line sticks out of its container.',
    Failing: () => (
      <Counting>
        <Divider absolute variant="middle" />
      </Counting>
    ),
    Fixed: () => (
      <Counting>
        <Divider absolute variant="middle" sx={{ width: 'auto', right: 0 }} />
      </Counting>
    ),
    symptom: async (stage) =>
      (await boxOf(stage, '.MuiBox-root')).right < (await boxOf(stage, 'hr')).right,
  },
  {
    lead: 'The content below cannot be clicked.',
    Failing: () => (
      <Counting>
        <Divider absolute orientation="vertical" />
      </Counting>
    ),
    Fixed: () => <Counting border="1px solid" />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, 'button')) === '0';
    },
  },
  {
    lead: 'The text does not wrap.',
    Failing: () => (
      <Box sx={{ width: 100 }}>
        <Divider>Messages from last week</Divider>
      </Box>
    ),
    Fixed: () => (
      <Box sx={{ width: 100 }}>
        <Divider sx={{ '& .MuiDivider-wrapper': { whiteSpace: 'normal' } }}>
          Messages from last week
        </Divider>
      </Box>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiDivider-wrapper')).width > 100,
  },
  {
    lead: 'React logs "In HTML, `<hr>` cannot be a descendant of `<p>`."',
    Failing: () => (
      <Typography>
        Tea <Divider />
      </Typography>
    ),
    Fixed: () => (
      <Typography component="div">
        Tea <Divider />
      </Typography>
    ),
    symptom: hrInParagraph,
  },
  {
    lead: 'React logs "In HTML, `<hr>` cannot be a descendant of `<p>`."',
    Failing: () => (
      <Typography>
        Tea <Divider />
      </Typography>
    ),
    Fixed: () => (
      <Typography>
        Tea <Divider component="span" sx={{ display: 'block' }} />
      </Typography>
    ),
    symptom: async (stage) =>
      (await hrInParagraph(stage)) || (await boxOf(stage, 'p > :last-child')).width < 100,
  },
] satisfies Pitfall[];
