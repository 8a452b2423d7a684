import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { dark: true },
  defaultColorScheme: 'light',
});

const names = ['Files', 'Contracts', 'Leases'];

function Levels(props: BreadcrumbsProps) {
  return (
    <Breadcrumbs {...props}>
      {names.map((name) => (
        <Link key={name} href="#">
          {name}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

function Collapsed(props: BreadcrumbsProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="dark" storageManager={null}>
      <Levels maxItems={2} {...props} />
    </ThemeProvider>
  );
}

function Long({ sx }: Pick<LinkProps, 'sx'>) {
  return (
    <Breadcrumbs>
      <Link href="#" noWrap sx={sx}>
        A folder with a long name
      </Link>
      <Typography>Leases</Typography>
    </Breadcrumbs>
  );
}

export default [
  {
    lead: '"MUI: The Breadcrumbs component doesn\'t accept a Fragment as a child."',
    Failing: () => (
      <Breadcrumbs>
        <>
          <Link href="#">Files</Link>
          <Link href="#">Contracts</Link>
        </>
      </Breadcrumbs>
    ),
    Fixed: Levels,
    symptom: logs("MUI: The Breadcrumbs component doesn't accept a Fragment as a child."),
  },
  {
    lead: 'A level is missing.',
    Failing: () => <Breadcrumbs>Invoices</Breadcrumbs>,
    Fixed: () => (
      <Breadcrumbs>
        <Typography>Invoices</Typography>
      </Breadcrumbs>
    ),
    symptom: async ({ find }) => (await find('nav')).textContent === '',
  },
  {
    lead: '"MUI: You have provided an invalid combination of props to the Breadcrumbs."',
    Failing: () => <Levels maxItems={2} itemsBeforeCollapse={2} />,
    Fixed: () => <Levels maxItems={2} itemsBeforeCollapse={1} />,
    symptom: logs('MUI: You have provided an invalid combination of props to the Breadcrumbs.'),
  },
  {
    lead: 'Long levels wrap onto several lines.',
    Failing: () => <Long sx={{ maxWidth: 80 }} />,
    Fixed: () => <Long sx={{ display: 'block', maxWidth: 80 }} />,
    symptom: async (stage) => (await boxOf(stage, 'a')).width > 80,
  },
  {
    lead: 'The collapsed button is light in dark mode.',
    Failing: Collapsed,
    Fixed: () => <Collapsed sx={{ '& .MuiButtonBase-root': { bgcolor: 'action.selected' } }} />,
    symptom: async (stage) =>
      (await styleOf(stage, 'button')).backgroundColor === 'rgb(245, 245, 245)',
  },
] satisfies Pitfall[];
