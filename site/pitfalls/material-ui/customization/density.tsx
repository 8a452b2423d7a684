import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const small = { defaultProps: { size: 'small' } } as const;

const Parts = ({ components }: Pick<ThemeOptions, 'components'>) => (
  <ThemeProvider theme={createTheme({ components })}>
    <FormControl>
      <InputLabel htmlFor="name">Name</InputLabel>
      <OutlinedInput id="name" label="Name" />
    </FormControl>
  </ThemeProvider>
);

const Account = ({ padding }: { padding?: string }) => {
  const theme = createTheme({
    components: {
      MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
      MuiTab: { styleOverrides: { root: { minHeight: 36, padding } } },
    },
  });
  return (
    <ThemeProvider theme={theme}>
      <Tabs value={0}>
        <Tab label="Profile" />
      </Tabs>
    </ThemeProvider>
  );
};

export default [
  {
    lead: 'A field made of parts is still large.',
    Failing: () => <Parts components={{ MuiTextField: small }} />,
    Fixed: () => <Parts components={{ MuiFormControl: small }} />,
    symptom: async (stage) => (await boxOf(stage, '.MuiOutlinedInput-root')).height > 50,
  },
  {
    lead: 'Tabs and accordions stay large.',
    Failing: () => <Account />,
    Fixed: () => <Account padding="8px 16px" />,
    symptom: async (stage) => (await boxOf(stage, '.MuiTab-root')).height > 40,
  },
] satisfies Pitfall[];
