import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { flows } from './flows';

export default function SankeyHighlight() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Electricity in 2023"
        series={{
          data: { links: flows },
          nodeOptions: { highlight: 'links', fade: 'global' },
          linkOptions: { highlight: 'nodes', fade: 'global' },
        }}
        onNodeClick={(_event, { nodeId }) => setClicked(`${nodeId}`)}
        onLinkClick={(_event, { sourceId, targetId }) =>
          setClicked(`${sourceId} to ${targetId}`)
        }
        enableKeyboardNavigation
        colors={seriesColors}
        height={240}
        direction="ltr"
      />
      <Typography role="status">Clicked: {clicked}</Typography>
    </Box>
  );
}
