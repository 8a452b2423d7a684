import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Table, { type TableProps } from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

const Cities = (props: TableProps) => (
  <Table {...props}>
    <thead>
      <tr>
        <th>City</th>
        <th>Residents</th>
      </tr>
    </thead>
    <tbody>
      {['Graz', 'Turin', 'Lyon', 'Ghent'].map((city) => (
        <tr key={city}>
          <th scope="row">{city}</th>
          <td>300,000</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Sticky = ({ inner }: { inner: object }) => (
  <Sheet id="scroller" sx={{ height: 100, overflow: 'auto' }}>
    <Box sx={inner}>
      <Cities stickyHeader />
    </Box>
  </Sheet>
);

const Wide = () => (
  <Table>
    <thead>
      <tr>
        {['Name', 'Street', 'City'].map((name) => (
          <th key={name} style={{ width: 900 }}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  </Table>
);

const Narrow = (props: TableProps) => (
  <Table {...props}>
    <thead>
      <tr>
        <th style={{ width: 80 }}>Residents in the last year</th>
        <th>City</th>
      </tr>
    </thead>
  </Table>
);

const Cell = ({ level }: { level?: 'body-md' }) => (
  <Table size="sm">
    <tbody>
      <tr>
        <td>
          <Typography level={level}>Graz</Typography>
        </td>
      </tr>
    </tbody>
  </Table>
);

export default [
  {
    lead: 'Hover and stripes skip the first column.',
    Failing: () => <Cities hoverRow stripe="odd" />,
    Fixed: () => (
      <Cities
        hoverRow
        stripe="odd"
        sx={{ '& tbody tr': { '--TableCell-headBackground': 'transparent' } }}
      />
    ),
    symptom: async (stage) =>
      (await styleOf(stage, 'tbody th')).backgroundColor !== 'rgba(0, 0, 0, 0)',
  },
  {
    lead: 'The header does not stick.',
    Failing: () => <Sticky inner={{ overflow: 'hidden' }} />,
    Fixed: () => <Sticky inner={{}} />,
    symptom: async (stage) => {
      const scroller = await stage.find('#scroller');
      scroller.scrollTop = 60;
      await stage.settled();
      return (await boxOf(stage, 'thead th')).top < scroller.getBoundingClientRect().top - 1;
    },
  },
  {
    lead: 'Typography in a cell ignores its default level.',
    Failing: () => <Cell />,
    Fixed: () => <Cell level="body-md" />,
    symptom: async (stage) => (await styleOf(stage, 'td p, td span')).fontSize !== '16px',
  },
  {
    lead: 'The table is wider than the page.',
    Failing: () => <Wide />,
    Fixed: () => (
      <Sheet sx={{ overflow: 'auto' }}>
        <Wide />
      </Sheet>
    ),
    symptom: () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
  },
  {
    lead: 'Header text is cut off.',
    Failing: () => <Narrow />,
    Fixed: () => <Narrow sx={{ '& thead th': { whiteSpace: 'normal' } }} />,
    symptom: async ({ find }) => {
      const cell = await find('th');
      return cell.scrollWidth > cell.clientWidth;
    },
  },
  {
    lead: 'Hydration error: whitespace or `div` in `table`.',
    Failing: () => (
      <Table>
        <div>Cities</div>
      </Table>
    ),
    Fixed: () => (
      <Table>
        <caption>Cities</caption>
      </Table>
    ),
    symptom: logs('In HTML, <div> cannot be a child of <table>.'),
  },
] satisfies Pitfall[];
