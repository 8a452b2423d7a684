import { useId, useRef, useState } from 'react';
import { useSlider } from '@mui/base/useSlider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

const sizes = [1, 2, 4, 8, 16];
const toSize = (step: number) => sizes[step] ?? 1;

export default function UseSliderRange() {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState([2, 8]);
  const slider = useSlider({
    defaultValue: [1, 3],
    min: 0,
    max: 4,
    step: null,
    marks: sizes.map((size, value) => ({ value, label: `${size} GB` })),
    scale: toSize,
    disableSwap: true,
    disabled: false,
    orientation: 'horizontal',
    name: 'memory',
    tabIndex: 0,
    rootRef,
    'aria-labelledby': id,
    isRtl: useRtl(),
    onChangeCommitted: (_event, value) => setChosen([value].flat().map(toSize)),
  });
  const { axis, axisProps, trackLeap, trackOffset, values } = slider;

  return (
    <div className="quiet-field">
      <span id={id} className="quiet-label">
        Memory
      </span>
      <div {...slider.getRootProps()} className="quiet-slider">
        <span className="base-Slider-rail" />
        <span
          className="base-Slider-track"
          style={{
            ...axisProps[axis].offset(trackOffset),
            ...axisProps[axis].leap(trackLeap),
          }}
        />
        {values.map((value, index) => (
          <span
            key={index}
            {...slider.getThumbProps()}
            className="base-Slider-thumb"
            data-index={index}
            style={axisProps[axis].offset(value * 25)}
          >
            <input
              {...slider.getHiddenInputProps()}
              aria-valuetext={`${toSize(value)} GB`}
              data-index={index}
              value={value}
            />
          </span>
        ))}
      </div>
      <span className="quiet-hint" role="status">
        From {chosen[0]} to {chosen[1]} GB
      </span>
    </div>
  );
}
