import { useState } from 'react';
import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import './seek.css';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function SeekBar(parameters: UseSliderParameters) {
  const slider = useSlider(parameters);
  const { axis, axisProps, focusedThumbIndex, trackLeap } = slider;
  const second = slider.values[0] ?? 0;

  return (
    <div {...slider.getRootProps()} className="seek">
      <div className="seek-heard" style={axisProps[axis].leap(trackLeap)} />
      <div
        {...slider.getThumbProps()}
        className={focusedThumbIndex === 0 ? 'seek-at seek-focused' : 'seek-at'}
        data-index={0}
        style={axisProps[axis].offset(trackLeap)}
      >
        <input
          {...slider.getHiddenInputProps()}
          aria-label="Position in the episode"
          aria-valuetext={clock(second)}
          data-index={0}
          value={second}
        />
      </div>
    </div>
  );
}

export default function UseSliderSeek() {
  const [second, setSecond] = useState<number | number[]>(754);
  const length = 1830;

  return (
    <div className="quiet-panel">
      <strong className="quiet-label">12. Lighthouses of the north</strong>
      <SeekBar
        max={length}
        shiftStep={60}
        value={second}
        onChange={(_event, value) => setSecond(value)}
        isRtl={useRtl()}
      />
      <div className="quiet-row">
        <span>{clock(Number(second))}</span>
        <span>{clock(length)}</span>
      </div>
    </div>
  );
}
