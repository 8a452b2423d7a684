import { useId } from 'react';
import { Slider as BaseSlider } from '@mui/base/Slider';
import type { SliderProps } from '@mui/base/Slider';
import { useTheme } from '@mui/system';

const bar = 'absolute top-[14px] h-1 rounded-full';

const look = {
  root: {
    className:
      'relative block h-8 cursor-pointer touch-none [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50',
  },
  rail: {
    className: `${bar} w-full bg-slate-400 dark:bg-slate-500 forced-colors:bg-[CanvasText]`,
  },
  track: {
    className: `${bar} bg-slate-700 dark:bg-slate-300 forced-colors:bg-[Highlight]`,
  },
  // The margin is half its width, on the side from which the slider places it.
  thumb: {
    className:
      'absolute -ms-2.5 top-1.5 size-5 rounded-full border-4 border-slate-700 bg-white outline-offset-2 outline-slate-700 [&.base--focusVisible]:outline-2 dark:border-slate-300 dark:bg-slate-900 dark:outline-slate-300',
  },
};

function Slider(props: SliderProps) {
  const isRtl = useTheme().direction === 'rtl';
  return <BaseSlider isRtl={isRtl} {...props} slotProps={look} />;
}

export default function SliderIntroduction() {
  const label = useId();

  return (
    <div className="w-[280px] max-w-full px-2.5">
      <div id={label}>Reading lamp</div>
      <Slider aria-labelledby={label} defaultValue={60} />
      <div>Ceiling light (no bulb)</div>
      <Slider aria-label="Ceiling light" disabled />
    </div>
  );
}
