import { Slider } from '@mui/base/Slider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

const bands = [
  { name: 'Bass', level: 4 },
  { name: 'Voice', level: 0 },
  { name: 'Treble', level: -3 },
];

export default function SliderVertical() {
  return (
    <div className="quiet-row">
      {bands.map(({ name, level }) => (
        <div key={name}>
          <Slider
            className="quiet-slider"
            orientation="vertical"
            aria-label={name}
            min={-12}
            max={12}
            defaultValue={level}
          />
          <p className="quiet-hint">{name}</p>
        </div>
      ))}
    </div>
  );
}
