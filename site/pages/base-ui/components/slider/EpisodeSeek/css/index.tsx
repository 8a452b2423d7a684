import { useState } from 'react';
import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import { useTheme } from '@mui/system';
import { clock, episode } from './episode';
import './styles.css';

function SeekBar(parameters: UseSliderParameters) {
  const { getRootProps, getHiddenInputProps, trackLeap, values } =
    useSlider(parameters);
  const second = values[0] ?? 0;

  return (
    <div {...getRootProps()} className="EpisodeSeek-bar">
      <div className="EpisodeSeek-heard" style={{ width: `${trackLeap}%` }} />
      <input
        {...getHiddenInputProps()}
        aria-label="Position in the episode"
        aria-valuetext={clock(second)}
        data-index={0}
        value={second}
      />
    </div>
  );
}

export default function EpisodeSeek() {
  const [second, setSecond] = useState<number | number[]>(754);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="EpisodeSeek-player">
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
    </div>
  );
}
