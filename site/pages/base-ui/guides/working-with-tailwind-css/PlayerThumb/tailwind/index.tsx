import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';

const parts = {
  root: { className: 'relative block h-5 cursor-pointer touch-none' },
  rail: {
    className:
      'absolute top-2 h-1 w-full rounded-full bg-slate-300 dark:bg-slate-600',
  },
  track: {
    className:
      'absolute top-2 h-1 rounded-full bg-indigo-600 dark:bg-indigo-300',
  },
  thumb: {
    className:
      'absolute top-0.5 -ms-2 box-border size-4 rounded-full bg-indigo-600 outline-offset-2 outline-indigo-600 transition-[scale] hover:scale-125 has-focus-visible:outline-2 motion-reduce:transition-none dark:bg-indigo-300 dark:outline-indigo-300 [&.base--active]:scale-125',
  },
};

export default function PlayerThumb() {
  return (
    <div className="w-70 max-w-full px-2.5">
      <Slider
        aria-label="Position in the song"
        defaultValue={54}
        max={192}
        isRtl={useRtl()}
        slotProps={parts}
      />
    </div>
  );
}
