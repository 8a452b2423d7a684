import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import Delete from '@mui/icons-material/Delete';
import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import { CssVarsProvider } from '@mui/joy/styles';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const Disabled = ({ color }: { color: string }) => (
  <CssVarsProvider>
    <GlobalStyles styles={{ '.icon': { color } }} />
    <Button disabled startDecorator={<i className="icon">i</i>}>
      Delete
    </Button>
  </CssVarsProvider>
);

const heroicon = {
  '[data-slot="icon"]': {
    width: 'var(--Icon-fontSize, 1.5rem)',
    height: 'var(--Icon-fontSize, 1.5rem)',
  },
};

export default [
  {
    lead: 'A Material UI icon is 16 px outside a component.',
    Failing: () => (
      <CssVarsProvider>
        <Delete />
      </CssVarsProvider>
    ),
    Fixed: () => (
      <CssVarsProvider>
        <Delete sx={{ fontSize: 'xl2' }} />
      </CssVarsProvider>
    ),
    symptom: async (stage) => (await boxOf(stage, 'svg')).width === 16,
  },
  {
    lead: 'A Heroicon fills the page.',
    Failing: () => <TrashIcon />,
    Fixed: () => (
      <>
        <GlobalStyles styles={heroicon} />
        <TrashIcon />
      </>
    ),
    symptom: async (stage) => (await boxOf(stage, 'svg')).width > 1000,
  },
  {
    lead: 'An icon in a disabled button keeps its color.',
    Failing: () => <Disabled color="red" />,
    Fixed: () => <Disabled color="var(--Icon-color)" />,
    symptom: async (stage) => {
      const { color } = await styleOf(stage, '.icon');
      return color !== (await styleOf(stage, 'button')).color;
    },
  },
] satisfies Pitfall[];
