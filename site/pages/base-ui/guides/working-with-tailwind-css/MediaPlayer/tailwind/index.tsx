import { useEffect, useState } from 'react';
import { IconButton } from './IconButton';
import { SeekBar } from './SeekBar';
import { clock, songs } from './songs';

export default function MediaPlayer() {
  const [index, setIndex] = useState(0);
  const [second, setSecond] = useState(54);
  const [playing, setPlaying] = useState(false);
  const { title, seconds } = songs[index] ?? { title: '', seconds: 0 };

  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setInterval(
      () => setSecond((current) => Math.min(current + 1, seconds)),
      1000,
    );
    return () => clearInterval(timer);
  }, [playing, seconds]);

  const choose = (newIndex: number) => {
    setIndex(newIndex);
    setSecond(0);
  };

  return (
    <section
      aria-label="Player"
      className="box-border grid w-80 max-w-full gap-3 rounded-2xl border border-solid border-slate-200 bg-white p-5 font-sans text-slate-900 shadow-lg dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100"
    >
      <div className="flex items-center gap-4">
        <div className="size-16 shrink-0 rounded-xl bg-linear-to-br from-indigo-400 to-rose-400" />
        <div className="grid gap-1">
          <strong className="text-base/5" role="status">
            {title}
          </strong>
          <span className="text-sm/5 text-slate-600 dark:text-slate-300">
            The Night Ferries
          </span>
        </div>
      </div>
      <div>
        <SeekBar
          aria-label="Position"
          max={seconds}
          value={second}
          shiftStep={15}
          onChange={(_event, value) => setSecond(Number(value))}
          getAriaValueText={(value) => `${clock(value)} of ${clock(seconds)}`}
        />
        <div className="flex justify-between text-sm/5 text-slate-600 tabular-nums dark:text-slate-300">
          <span>{clock(second)}</span>
          <span>{clock(seconds)}</span>
        </div>
      </div>
      <div className="flex items-center justify-center gap-3">
        <IconButton
          icon="previous"
          label="Previous song"
          disabled={index === 0}
          focusableWhenDisabled
          onClick={() => choose(index - 1)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause' : 'Play'}
          look="solid"
          onClick={() => setPlaying(!playing)}
        />
        <IconButton
          icon="next"
          label="Next song"
          disabled={index === songs.length - 1}
          focusableWhenDisabled
          onClick={() => choose(index + 1)}
        />
      </div>
    </section>
  );
}
