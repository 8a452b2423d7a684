import { useState } from 'react';
import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import { Box, styled, useTheme } from '@mui/system';
import { clock, episode } from './episode';

const Bar = styled('div')({
  position: 'relative',
  height: 40,
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  cursor: 'pointer',
  touchAction: 'none',
  '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
});

const Heard = styled('div')({
  height: '100%',
  borderInlineEnd: '4px solid light-dark(#344054, #d0d5dd)',
  borderStartStartRadius: 7,
  borderEndStartRadius: 7,
  backgroundColor: 'light-dark(#d0d5dd, #344054)',
});

function SeekBar(parameters: UseSliderParameters) {
  const { getRootProps, getHiddenInputProps, trackLeap, values } =
    useSlider(parameters);
  const second = values[0] ?? 0;

  return (
    <Bar {...getRootProps()}>
      <Heard style={{ width: `${trackLeap}%` }} />
      <input
        {...getHiddenInputProps()}
        aria-label="Position in the episode"
        aria-valuetext={clock(second)}
        data-index={0}
        value={second}
      />
    </Bar>
  );
}

export default function EpisodeSeek() {
  const [second, setSecond] = useState<number | number[]>(754);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 300, maxWidth: '100%' }}>
      <strong>{episode.title}</strong>
      <SeekBar
        max={episode.length}
        shiftStep={60}
        isRtl={isRtl}
        value={second}
        onChange={(_event, value) => setSecond(value)}
      />
      <span>
        At {clock(Number(second))} of {clock(episode.length)}
      </span>
    </Box>
  );
}
