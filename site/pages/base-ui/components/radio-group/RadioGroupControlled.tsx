import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

const periods = ['Week', 'Month', 'Quarter'];

export default function RadioGroupControlled() {
  const [period, setPeriod] = useState('Month');

  return (
    <fieldset className="quiet-choices">
      <legend className="quiet-label">Report per {period.toLowerCase()}</legend>
      {periods.map((one) => (
        <label className="quiet-choice" key={one}>
          <input
            type="radio"
            name="period"
            value={one}
            checked={one === period}
            onChange={() => setPeriod(one)}
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
