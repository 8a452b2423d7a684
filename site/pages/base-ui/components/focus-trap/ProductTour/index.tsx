import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import './tour.css';

const steps = [
  { part: 'Inbox', text: 'New requests arrive here, the oldest first.' },
  { part: 'Board', text: 'Drag a request to the person who answers it.' },
  { part: 'Reports', text: 'See how long answers took, week by week.' },
];

export default function ProductTour() {
  const id = useId();
  const [step, setStep] = useState<number | null>(null);
  const current = step === null ? undefined : steps[step];
  const last = step === steps.length - 1;

  return (
    <div className="tour">
      <ul className="tour-parts">
        {steps.map(({ part }) => (
          <li key={part} data-current={part === current?.part}>
            {part}
          </li>
        ))}
      </ul>
      <Button className="quiet-button" onClick={() => setStep(0)}>
        Take the tour
      </Button>
      {step !== null && current && (
        <FocusTrap open>
          <div
            className="tour-card"
            role="dialog"
            aria-modal="true"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setStep(null);
            }}
          >
            <strong id={`${id}-title`}>{current.part}</strong>
            <p id={`${id}-text`} aria-live="polite">
              {current.text}
            </p>
            <div className="quiet-actions">
              <span className="quiet-hint">
                {step + 1} of {steps.length}
              </span>
              <Button
                className="quiet-button quiet-outlined"
                disabled={step === 0}
                focusableWhenDisabled
                onClick={() => setStep(step - 1)}
              >
                Back
              </Button>
              <Button
                className="quiet-button"
                onClick={() => setStep(last ? null : step + 1)}
              >
                {last ? 'Finish' : 'Next'}
              </Button>
            </div>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
