import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

const names = ['Lowest price', 'Highest price'];

export default function SliderRange() {
  const [price, setPrice] = useState<number | number[]>([80, 160]);

  return (
    <div className="quiet-field">
      <span className="quiet-label">Price per night</span>
      <Slider
        className="quiet-slider"
        max={300}
        step={10}
        value={price}
        onChange={(_event, value) => setPrice(value)}
        getAriaLabel={(thumb) => names[thumb] ?? ''}
        getAriaValueText={(value) => `€${value}`}
        isRtl={useRtl()}
      />
      <p className="quiet-hint">€{[price].flat().join(' to €')}</p>
    </div>
  );
}
