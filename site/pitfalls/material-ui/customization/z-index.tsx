import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf } from '../../symptoms';

const place = { position: 'absolute', top: 0, left: 0, width: 200, height: 100 } as const;

const Layers = ({ raised }: { raised?: number }) => (
  <>
    <Box sx={{ ...place, isolation: 'isolate', zIndex: raised }}>
      <Box className="label" sx={{ ...place, zIndex: 'tooltip' }} />
    </Box>
    <Box sx={{ ...place, bgcolor: 'gray' }} />
  </>
);

const Suggesting = ({ zIndex }: { zIndex?: number }) => (
  <>
    <style>{'.pac-container { z-index: 1000 }'}</style>
    <GlobalStyles styles={{ 'body .pac-container': { zIndex } }} />
    <Dialog open fullScreen>
      Address
    </Dialog>
    <Box className="pac-container label" style={place} />
  </>
);

const Framed = ({ raised }: { raised?: number }) => (
  <>
    <Box
      component="iframe"
      title="Map"
      className="label"
      srcDoc="<p style='position: fixed; z-index: 9999'>Map</p>"
      sx={{ ...place, zIndex: raised }}
    />
    <Box sx={{ ...place, bgcolor: 'gray' }} />
  </>
);

async function isCovered(stage: Stage) {
  const { x, y } = await boxOf(stage, '.label');
  return !document.elementFromPoint(x + 20, y + 20)?.matches('.label');
}

export default [
  {
    lead: 'A high value has no effect.',
    Failing: () => <Layers />,
    Fixed: () => <Layers raised={1} />,
    symptom: isCovered,
  },
  {
    lead: 'A list of another library is behind a dialog.',
    Failing: () => <Suggesting />,
    Fixed: () => <Suggesting zIndex={1400} />,
    symptom: isCovered,
  },
  {
    lead: 'Content of an iframe stays below.',
    Failing: () => <Framed />,
    Fixed: () => <Framed raised={1} />,
    symptom: isCovered,
  },
] satisfies Pitfall[];
