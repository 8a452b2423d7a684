import { useId } from 'react';
import { Box, useTheme } from '@mui/system';
import { PlainSlider } from './PlainSlider';

const size = (gigabytes: number) =>
  gigabytes < 1024 ? `${gigabytes} GB` : `${gigabytes / 1024} TB`;

export default function StorageQuota() {
  const label = useId();
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 1, pb: 2 }}>
      <div id={label}>Storage for the team</div>
      <PlainSlider
        aria-labelledby={label}
        min={3}
        max={12}
        shiftStep={3}
        marks
        defaultValue={7}
        scale={(exponent) => Math.round(2 ** exponent)}
        valueLabelFormat={size}
        getAriaValueText={size}
        isRtl={isRtl}
        slots={{ valueLabel: 'span' }}
        slotProps={{
          valueLabel: {
            dir: 'ltr',
            style: {
              position: 'absolute',
              insetBlockStart: 22,
              insetInline: -32,
              whiteSpace: 'nowrap',
              textAlign: 'center',
            },
          },
        }}
      />
    </Box>
  );
}
