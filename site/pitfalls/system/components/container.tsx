import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

function Beside({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', width: 600 }}>
      <div className="menu" style={{ width: 200 }} />
      {children}
    </div>
  );
}

const options: object = { breakpoints: { values: { tablet: 640, desktop: 800 } } };
const custom = createTheme(options);

function Custom(props: { maxWidth?: string }) {
  return (
    <ThemeProvider theme={custom}>
      <Container className="container" {...(props as object)} />
    </ThemeProvider>
  );
}

const plain = { palette: { page: '#fff' } };

export default [
  {
    lead: 'System props end up in the DOM.',
    Failing: () => <Container className="container" {...{ bgcolor: 'tomato' }} />,
    Fixed: () => <Container className="container" sx={{ bgcolor: 'tomato' }} />,
    symptom: async ({ find }) => (await find('.container')).hasAttribute('bgcolor'),
  },
  {
    lead: 'Content is indented twice.',
    Failing: () => (
      <Container>
        <Container>
          <p>Order</p>
        </Container>
      </Container>
    ),
    Fixed: () => (
      <Container>
        <Container disableGutters>
          <p>Order</p>
        </Container>
      </Container>
    ),
    symptom: async (stage) => {
      await stage.resize(800, 600);
      return (await boxOf(stage, 'p')).left > 40;
    },
  },
  {
    lead: 'It squeezes its neighbors.',
    Failing: () => (
      <Beside>
        <Container>Order</Container>
      </Beside>
    ),
    Fixed: () => (
      <Beside>
        <Box sx={{ flexGrow: 1 }}>
          <Container>Order</Container>
        </Box>
      </Beside>
    ),
    symptom: async (stage) => (await boxOf(stage, '.menu')).width < 200,
  },
  {
    lead: 'No limit with your own breakpoints.',
    Failing: () => <Custom />,
    Fixed: () => <Custom maxWidth="tablet" />,
    symptom: async (stage) => {
      await stage.resize(1600, 600);
      return (await boxOf(stage, '.container')).width > 1000;
    },
  },
  {
    lead: '`theme.spacing is not a function`.',
    Failing: () => (
      <ThemeProvider theme={plain}>
        <Container />
      </ThemeProvider>
    ),
    Fixed: () => (
      <ThemeProvider theme={createTheme(plain)}>
        <Container />
      </ThemeProvider>
    ),
    symptom: logs('theme.spacing is not a function'),
  },
] satisfies Pitfall[];
