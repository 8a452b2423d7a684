import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { boxOf } from '../symptoms';

function Row({ item, ...props }: BoxProps & { item?: BoxProps['sx'] }) {
  return (
    <Box sx={{ width: 200 }}>
      <Box className="row" {...props}>
        <Box className="first" sx={item}>
          delivery-note-of-the-first-of-november.pdf
        </Box>
        <Box className="second" sx={item}>
          Open
        </Box>
      </Box>
    </Box>
  );
}

const flex = { display: 'flex' };

function Icon({ sx }: BoxProps) {
  return (
    <Box sx={{ display: 'flex', width: 100 }}>
      <Box className="icon" sx={[{ width: 24 }, sx as object]} />
      <Box sx={{ width: 100 }}>Delivered</Box>
    </Box>
  );
}

export default [
  {
    lead: 'Nothing happens.',
    Failing: () => <Row sx={{ justifyContent: 'space-between' }} item={{ width: 60 }} />,
    Fixed: () => <Row sx={{ ...flex, justifyContent: 'space-between' }} item={{ width: 60 }} />,
    symptom: async (stage) => (await boxOf(stage, '.second')).left < 100,
  },
  {
    lead: 'Long text overflows its item.',
    Failing: () => <Row sx={flex} item={{ flex: 1, whiteSpace: 'nowrap' }} />,
    Fixed: () => <Row sx={flex} item={{ flex: 1, minWidth: 0, whiteSpace: 'nowrap' }} />,
    symptom: async (stage) => (await boxOf(stage, '.first')).width > 200,
  },
  {
    lead: 'An icon is squeezed.',
    Failing: () => <Icon sx={{}} />,
    Fixed: () => <Icon sx={{ flexShrink: 0 }} />,
    symptom: async (stage) => (await boxOf(stage, '.icon')).width < 24,
  },
  {
    lead: "`alignItems: 'center'` does not center vertically.",
    Failing: () => <Row sx={{ ...flex, alignItems: 'center' }} />,
    Fixed: () => <Row sx={{ ...flex, alignItems: 'center', minHeight: 300 }} />,
    symptom: async (stage) => {
      const { top } = await boxOf(stage, '.row');
      return (await boxOf(stage, '.first')).top === top;
    },
  },
  {
    lead: 'Items have different widths with `flexGrow: 1`.',
    Failing: () => <Row sx={flex} item={{ flexGrow: 1, overflow: 'hidden' }} />,
    Fixed: () => <Row sx={flex} item={{ flex: 1, overflow: 'hidden' }} />,
    symptom: async (stage) => {
      const { width } = await boxOf(stage, '.first');
      return Math.abs((await boxOf(stage, '.second')).width - width) > 1;
    },
  },
] satisfies Pitfall[];
