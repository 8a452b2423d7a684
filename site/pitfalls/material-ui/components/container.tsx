import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const sidebar = <Box id="sidebar" sx={{ width: 240 }} />;

function Page({ aligned }: { aligned: boolean }) {
  return (
    <>
      <AppBar position="static">
        <Container>
          <Toolbar disableGutters={aligned}>
            <span id="name">Northwind</span>
          </Toolbar>
        </Container>
      </AppBar>
      <Container>
        <span id="content">Orders</span>
      </Container>
    </>
  );
}

export default [
  {
    lead: 'Content is indented twice.',
    Failing: () => (
      <Container id="outer">
        <Container>
          <p>Orders</p>
        </Container>
      </Container>
    ),
    Fixed: () => (
      <Container id="outer">
        <Container disableGutters>
          <p>Orders</p>
        </Container>
      </Container>
    ),
    symptom: async (stage) => {
      const [outer, text] = [await boxOf(stage, '#outer'), await boxOf(stage, 'p')];
      return text.left - outer.left > 24;
    },
  },
  {
    lead: 'The container squeezes its neighbors.',
    Failing: () => (
      <Box sx={{ display: 'flex' }}>
        {sidebar}
        <Container>Orders</Container>
      </Box>
    ),
    Fixed: () => (
      <Box sx={{ display: 'flex' }}>
        {sidebar}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Container>Orders</Container>
        </Box>
      </Box>
    ),
    symptom: async (stage) => (await boxOf(stage, '#sidebar')).width < 240,
  },
  {
    lead: '`p` in `sx` does not change the gutters from 600 px.',
    Failing: () => <Container sx={{ p: 1 }} />,
    Fixed: () => <Container sx={{ px: { xs: 1, sm: 1 } }} />,
    symptom: async (stage) => (await styleOf(stage, '.MuiContainer-root')).paddingLeft !== '8px',
  },
  {
    lead: 'The app bar does not line up.',
    Failing: () => <Page aligned={false} />,
    Fixed: () => <Page aligned />,
    symptom: async (stage) =>
      (await boxOf(stage, '#name')).left !== (await boxOf(stage, '#content')).left,
  },
] satisfies Pitfall[];
