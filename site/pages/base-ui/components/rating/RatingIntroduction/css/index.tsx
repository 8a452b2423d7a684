import { useId } from 'react';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/rating.css';

const words = ['Bad', 'Poor', 'Fair', 'Good', 'Great'];

export default function RatingIntroduction() {
  const name = useId();

  return (
    <fieldset className="quiet-rating">
      <legend className="quiet-label">Your stay</legend>
      {words.map((word, index) => (
        <label className="quiet-star" key={word}>
          <input
            type="radio"
            name={name}
            aria-label={`${index + 1} of 5, ${word}`}
            value={index + 1}
            defaultChecked={index === 3}
          />
        </label>
      ))}
    </fieldset>
  );
}
