import { useState } from 'react';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { StyledEngineProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import './layers.css';

const orders = [
  'base, mui, utilities',
  'base, utilities, mui',
  'mui, base, utilities',
];

export default function LayerOrder() {
  const [order, setOrder] = useState('base, mui, utilities');

  return (
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles={`@layer ${order};`} />
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          orientation="vertical"
          size="small"
          aria-label="Order of layers"
          value={order}
          onChange={(_event, next: string | null) => next && setOrder(next)}
        >
          {orders.map((value) => (
            <ToggleButton
              key={value}
              value={value}
              dir="ltr"
              sx={{ textTransform: 'none' }}
            >
              @layer {value};
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Chip label="in-base" className="in-base" />
          <Chip label="in-utilities" className="in-utilities" />
          <Chip label="unlayered" className="unlayered" />
        </Stack>
      </Stack>
    </StyledEngineProvider>
  );
}
