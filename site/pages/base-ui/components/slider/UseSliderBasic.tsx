import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

function Brightness(props: UseSliderParameters) {
  const slider = useSlider(props);
  const value = slider.values[0] ?? 0;

  return (
    <div className="quiet-field">
      <div {...slider.getRootProps()} className="quiet-slider">
        <progress className="quiet-meter" max={100} value={value} aria-hidden />
        <input
          {...slider.getHiddenInputProps()}
          aria-label="Screen brightness"
          data-index={0}
          value={value}
        />
      </div>
      <span className="quiet-hint">Screen brightness {value} %</span>
    </div>
  );
}

export default function UseSliderBasic() {
  return <Brightness defaultValue={70} isRtl={useRtl()} />;
}
