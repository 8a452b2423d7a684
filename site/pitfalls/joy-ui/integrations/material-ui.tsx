import JoyButton from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { createTheme, THEME_ID, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

const plain = createTheme();
const withIcons = createTheme({
  components: {
    MuiSvgIcon: { styleOverrides: { root: { fontSize: 'var(--Icon-fontSize, 1.5rem)' } } },
  },
});
const raised = extendTheme({ zIndex: { popup: 1350 } });

const Both = ({
  joy,
  material = plain,
  children,
}: {
  joy?: typeof raised;
  material?: Theme;
  children: ReactNode;
}) => (
  <CssVarsProvider theme={joy}>
    <ThemeProvider theme={{ [THEME_ID]: material }}>{children}</ThemeProvider>
  </CssVarsProvider>
);

const dialog = (
  <Dialog open>
    <DialogContent>
      <Select defaultListboxOpen>
        <Option value="a">Alder</Option>
      </Select>
    </DialogContent>
  </Dialog>
);

const covered = async ({ find, settled }: Stage) => {
  const option = await find('[role="option"]');
  await settled();
  const { left, top, width, height } = option.getBoundingClientRect();
  return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const button = <JoyButton startDecorator={<Delete />}>Delete</JoyButton>;

export default [
  {
    lead: 'Cannot read properties of undefined',
    Failing: () => (
      <CssVarsProvider>
        <Button>Send</Button>
      </CssVarsProvider>
    ),
    Fixed: () => (
      <Both>
        <Button>Send</Button>
      </Both>
    ),
    symptom: logs("Cannot read properties of undefined (reading '300')"),
  },
  {
    lead: 'Joy popup behind dialog',
    Failing: () => <Both>{dialog}</Both>,
    Fixed: () => <Both joy={raised}>{dialog}</Both>,
    symptom: covered,
  },
  {
    lead: 'Icons too large',
    Failing: () => <Both>{button}</Both>,
    Fixed: () => <Both material={withIcons}>{button}</Both>,
    symptom: async (stage) => (await boxOf(stage, 'svg')).width === 24,
  },
] satisfies Pitfall[];
