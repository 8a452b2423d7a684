import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const Square = ({ fill }: { fill: string }) => (
  <SvgIcon color="error">
    <path d="M4 4h16v16H4z" fill={fill} />
  </SvgIcon>
);

const Line = ({ verticalAlign }: { verticalAlign?: string }) => (
  <Typography>
    <span>Rated</span> <StarIcon fontSize="inherit" sx={{ verticalAlign }} />
  </Typography>
);

const Row = ({ alignItems }: { alignItems?: string }) => (
  <Box sx={{ display: 'flex', alignItems, fontSize: 40 }}>
    <span>Rated</span>
    <StarIcon />
  </Box>
);

const isOffCenter = async (stage: Stage) => {
  const [text, icon] = [await boxOf(stage, 'span'), await boxOf(stage, 'svg')];
  return Math.abs(text.top + text.height / 2 - icon.top - icon.height / 2) > 2;
};

export default [
  {
    lead: 'An icon stays black.',
    Failing: () => <Square fill="#000" />,
    Fixed: () => <Square fill="currentColor" />,
    symptom: async (stage) => (await styleOf(stage, 'path')).fill === 'rgb(0, 0, 0)',
  },
  {
    lead: 'An icon is not centered on the text.',
    Failing: () => <Row />,
    Fixed: () => <Row alignItems="center" />,
    symptom: isOffCenter,
  },
  {
    lead: 'An icon is not centered on the text.',
    Failing: () => <Line />,
    Fixed: () => <Line verticalAlign="middle" />,
    symptom: isOffCenter,
  },
] satisfies Pitfall[];
