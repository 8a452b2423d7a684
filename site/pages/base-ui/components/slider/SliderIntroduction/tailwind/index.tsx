import { Slider as BaseSlider } from '@mui/base/Slider';
import type { SliderProps } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';

const parts = {
  root: {
    className:
      'relative block h-5 cursor-pointer touch-none [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50',
  },
  rail: {
    className:
      'absolute top-2 h-1 w-full rounded-full bg-slate-500 opacity-40 dark:bg-slate-400',
  },
  track: {
    className:
      'absolute top-2 h-1 rounded-full bg-indigo-600 dark:bg-indigo-300',
  },
  // The margin is half its width, on the side from which the slider places it.
  thumb: {
    className:
      'absolute top-0 -ms-2.5 box-border size-5 rounded-full border-2 border-indigo-600 bg-white outline-offset-2 outline-indigo-600 [&.base--focusVisible]:outline-2 dark:border-indigo-300 dark:bg-slate-900 dark:outline-indigo-300',
  },
};

function Slider(props: SliderProps) {
  return <BaseSlider isRtl={useRtl()} {...props} slotProps={parts} />;
}

export default function SliderIntroduction() {
  return (
    <div className="box-border grid w-90 max-w-full gap-4 rounded-xl border border-slate-200 bg-white p-5 font-sans text-sm font-medium text-slate-900 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100">
      <span>Reading lamp</span>
      <Slider aria-label="Reading lamp" defaultValue={60} />
      <span>Ceiling light (no bulb)</span>
      <Slider aria-label="Ceiling light" disabled />
    </div>
  );
}
