import { useState } from 'react';
import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import { useTheme } from '@mui/system';
import { clock, episode } from './episode';

function SeekBar(parameters: UseSliderParameters) {
  const { getRootProps, getHiddenInputProps, trackLeap, values } =
    useSlider(parameters);
  const second = values[0] ?? 0;

  return (
    <div
      {...getRootProps()}
      className="relative h-10 cursor-pointer touch-none rounded-lg border border-slate-500 outline-offset-2 focus-within:outline-2 dark:border-slate-400"
    >
      <div
        className="h-full rounded-s-[7px] border-e-4 border-slate-700 bg-slate-300 dark:border-slate-300 dark:bg-slate-700"
        style={{ width: `${trackLeap}%` }}
      />
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
    <div className="grid w-[300px] max-w-full gap-2">
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
