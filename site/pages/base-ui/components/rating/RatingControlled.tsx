import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/rating.css';

const stars = [1, 2, 3, 4, 5];

export default function RatingControlled() {
  const [value, setValue] = useState<number | null>(3);

  return (
    <div>
      <fieldset className="quiet-rating">
        <legend className="quiet-label">Documentation</legend>
        {stars.map((star) => (
          <label className="quiet-star" key={star}>
            <input
              type="radio"
              name="documentation"
              aria-label={`${star} of 5`}
              value={star}
              checked={star === value}
              onChange={() => setValue(star)}
            />
          </label>
        ))}
      </fieldset>
      <p className="quiet-hint">
        {value === null ? 'Not rated' : `Rated ${value} of 5`}
      </p>
      <button
        className="quiet-button"
        type="button"
        onClick={() => setValue(null)}
      >
        Remove rating
      </button>
    </div>
  );
}
