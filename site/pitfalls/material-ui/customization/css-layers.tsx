import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider } from '@mui/material/styles';
import type { Pitfall, Stage } from '../../pitfall';
import { styleOf } from '../../symptoms';

interface LayeredProps {
  order?: string;
  css: string;
  color?: string;
}

function Layered({ order = 'reset, base, mui, utilities', css, color }: LayeredProps) {
  return (
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles={`@layer ${order};`} />
      <style>{css}</style>
      <Button className="mine" variant="contained" sx={{ bgcolor: color }}>
        Save
      </Button>
    </StyledEngineProvider>
  );
}

const utility = (value: string) => `@layer utilities { .mine { background-color: ${value}; } }`;
const reset = 'button { background: none; padding: 0; }';
const unlayered = '.mine { background-color: rgb(9, 9, 9); }';

const background = async (stage: Stage) => (await styleOf(stage, 'button')).backgroundColor;
const isNotOfTheClass = async (stage: Stage) => (await background(stage)) !== 'rgb(9, 9, 9)';

export default [
  {
    lead: 'Your classes still lose.',
    Failing: () => <Layered order="base, utilities, mui" css={utility('rgb(9, 9, 9)')} />,
    Fixed: () => <Layered css={utility('rgb(9, 9, 9)')} />,
    symptom: isNotOfTheClass,
  },
  {
    lead: 'Buttons have no padding or background.',
    Failing: () => <Layered css={reset} />,
    Fixed: () => (
      <Layered
        css={`
          @layer reset {
            ${reset}
          }
        `}
      />
    ),
    symptom: async (stage) => (await background(stage)) === 'rgba(0, 0, 0, 0)',
  },
  {
    lead: '`!important` makes it worse.',
    Failing: () => <Layered css={utility('rgb(9, 9, 9) !important')} color="red !important" />,
    Fixed: () => <Layered css={utility('rgb(9, 9, 9)')} color="red" />,
    symptom: isNotOfTheClass,
  },
  {
    lead: '`sx` has no effect on one component.',
    Failing: () => <Layered css={unlayered} color="rgb(255, 0, 0)" />,
    Fixed: () => (
      <Layered
        css={`
          @layer base {
            ${unlayered}
          }
        `}
        color="rgb(255, 0, 0)"
      />
    ),
    symptom: async (stage) => (await background(stage)) !== 'rgb(255, 0, 0)',
  },
] satisfies Pitfall[];
