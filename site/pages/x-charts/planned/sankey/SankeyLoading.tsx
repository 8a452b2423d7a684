import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { flows } from './flows';

export default function SankeyLoading() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <SankeyChart
        aria-label="Electricity in 2023"
        loading={loading}
        series={{ data: { links: flows }, nodeOptions: { color: 'gray' } }}
        height={180}
        direction="ltr"
      />
    </Box>
  );
}
