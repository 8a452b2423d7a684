import { Component, Fragment, type ReactNode } from 'react';
import createTheme from '@mui/system/createTheme';
import Grid, { type GridProps } from '@mui/system/Grid';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

function Row({ cell, legacy }: { cell: GridProps; legacy?: object }) {
  return (
    <div style={{ width: 600 }}>
      <Grid container>
        <Grid {...cell} {...legacy} className="cell">
          Lisbon
        </Grid>
      </Grid>
    </div>
  );
}

function Nested(props: GridProps) {
  return (
    <Grid container spacing={2}>
      <Fragment>
        <Grid container className="inner" {...props}>
          <Grid size={6}>Porto</Grid>
          <Grid size={6}>Braga</Grid>
        </Grid>
      </Fragment>
    </Grid>
  );
}

function InFlexbox(props: GridProps) {
  return (
    <div style={{ display: 'flex', width: 600 }}>
      <Grid container className="cities" {...props}>
        <Grid size={6}>Porto</Grid>
        <Grid size={6}>Braga</Grid>
      </Grid>
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ? <output>{this.state.message}</output> : this.props.children;
  }
}

function Themed({ theme }: { theme: object }) {
  return (
    <Boundary>
      <ThemeProvider theme={theme}>
        <Grid container>Faro</Grid>
      </ThemeProvider>
    </Boundary>
  );
}

export default [
  {
    lead: '`xs={6}` has no effect.',
    Failing: () => <Row cell={{}} legacy={{ xs: 6 }} />,
    Fixed: () => <Row cell={{ size: 6 }} />,
    symptom: logs(
      'MUI Grid: The `xs` prop has been removed. See https://mui.com/material-ui/migration/upgrade-to-grid-v2/ for migration instructions.',
    ),
  },
  {
    lead: 'A cell is too narrow on phones.',
    Failing: () => <Row cell={{ size: { md: 6 } }} />,
    Fixed: () => <Row cell={{ size: { xs: 12, md: 6 } }} />,
    symptom: async (stage) => {
      await stage.resize(800, 600);
      return (await boxOf(stage, '.cell')).width < 100;
    },
  },
  {
    lead: '`size="6"` does nothing.',
    Failing: () => <Row cell={{}} legacy={{ size: '6' }} />,
    Fixed: () => <Row cell={{ size: 6 }} />,
    symptom: async (stage) => (await boxOf(stage, '.cell')).width < 100,
  },
  {
    lead: '`false` does not reset a size.',
    Failing: () => <Row cell={{ size: { xs: 6, md: false } }} />,
    Fixed: () => <Row cell={{ size: { xs: 6, md: 'auto' } }} />,
    symptom: async (stage) => {
      await stage.resize(1000, 600);
      return (await boxOf(stage, '.cell')).width === 300;
    },
  },
  {
    lead: 'A nested grid has no spacing.',
    Failing: () => <Nested />,
    Fixed: () => <Nested spacing={2} />,
    symptom: async (stage) => (await styleOf(stage, '.inner')).columnGap === '0px',
  },
  {
    lead: 'The grid is as wide as its content.',
    Failing: () => <InFlexbox />,
    Fixed: () => <InFlexbox sx={{ width: '100%' }} />,
    symptom: async (stage) => (await boxOf(stage, '.cities')).width < 600,
  },
  {
    lead: "`Cannot read properties of undefined (reading 'keys')`.",
    Failing: () => <Themed theme={{ spacing: 8 }} />,
    Fixed: () => <Themed theme={createTheme()} />,
    symptom: async ({ within }) =>
      within(
        () =>
          document.querySelector('output')?.textContent ===
          "Cannot read properties of undefined (reading 'keys')",
      ),
  },
] satisfies Pitfall[];
