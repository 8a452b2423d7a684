import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`age=${data.getAll('age').join('&age=')}`);
      }}
    >
      <span className="quiet-label">Age of the readers</span>
      <Slider
        className="quiet-slider"
        name="age"
        tabIndex={0}
        min={6}
        max={18}
        defaultValue={[8, 12]}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Youngest' : 'Oldest')}
        isRtl={useRtl()}
      />
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Find books
        </button>
      </div>
    </form>
  );
}
