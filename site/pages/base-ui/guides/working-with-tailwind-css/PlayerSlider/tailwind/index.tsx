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
};

export default function PlayerSlider() {
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
