import type { ComponentProps } from 'react';
import { prepareForSlot } from '@mui/base/utils';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

function Tick(props: ComponentProps<'span'> & { markActive?: boolean }) {
  const { markActive, ...other } = props;
  return <span {...other}>{markActive ? '●' : '○'}</span>;
}

const SlotTick = prepareForSlot(Tick);

export default function SliderSlots() {
  return (
    <div className="quiet-field">
      <span className="quiet-label" id="difficulty">
        Difficulty
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="difficulty"
        aria-valuetext="Medium"
        min={1}
        max={5}
        marks
        defaultValue={3}
        slots={{ mark: SlotTick }}
        slotProps={{
          mark: { className: 'quiet-slider-tick' },
          thumb: (_ownerState, { active }) => ({
            title: active ? 'Release to choose' : undefined,
          }),
        }}
        isRtl={useRtl()}
      />
    </div>
  );
}
