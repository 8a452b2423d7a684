import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';

const look = {
  root: { className: 'relative block h-16 cursor-pointer touch-none' },
  rail: {
    className:
      'absolute top-[15px] w-full border border-slate-500 dark:border-slate-400',
  },
  mark: {
    className:
      'absolute top-2 -ms-px h-4 border-s-2 border-slate-500 dark:border-slate-400',
  },
  markLabel: {
    className:
      'absolute top-9 -ms-8 w-16 text-center [&.base-Slider-markLabelActive]:font-bold',
  },
  // As wide as it is high would be a ball: this is an egg.
  thumb: {
    className:
      'absolute top-0.5 -ms-2.5 rounded-[50%/60%_60%_40%_40%] border-x-10 border-y-14 border-slate-700 outline-offset-2 outline-slate-700 [&.base--focusVisible]:outline-2 dark:border-slate-300 dark:outline-slate-300',
  },
};

const eggs = [
  { value: 4, label: 'Runny' },
  { value: 6, label: 'Soft' },
  { value: 10, label: 'Hard' },
];

export default function EggTimer() {
  const [minutes, setMinutes] = useState<number | number[]>(6);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="w-[280px] max-w-full px-4">
      <Slider
        slotProps={look}
        aria-label="Boiling time"
        aria-valuetext={`${minutes} minutes`}
        min={3}
        max={11}
        step={null}
        marks={eggs}
        track={false}
        isRtl={isRtl}
        value={minutes}
        onChange={(_event, value) => setMinutes(value)}
      />
      <div>Boil for {minutes} minutes</div>
    </div>
  );
}
