import { useState } from 'react';
import './styles.css';

export default function MoistureBadge() {
  const [percent, setPercent] = useState(18);
  const dry = percent < 30;

  return (
    <div className="MoistureBadge">
      <output className="MoistureBadge-value" data-dry={dry}>
        {percent} % {dry ? 'dry' : 'moist'}
      </output>
      <button
        type="button"
        className="MoistureBadge-button"
        onClick={() => setPercent(percent + 20)}
        disabled={!dry}
      >
        Water the fern
      </button>
    </div>
  );
}
