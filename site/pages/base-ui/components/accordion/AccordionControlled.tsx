import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/accordion.css';

const steps = [
  { id: 'address', name: 'Address', text: 'Ada Lovelace, 12 Park Street' },
  { id: 'payment', name: 'Payment', text: 'Card ending in 4242' },
  { id: 'review', name: 'Review', text: 'Nothing to review yet', locked: true },
];

export default function AccordionControlled() {
  const [open, setOpen] = useState<string | null>('payment');

  return (
    <div className="quiet-accordion">
      {steps.map(({ id, name, text, locked }) => (
        <div key={id}>
          <div role="heading" aria-level={3} className="quiet-heading">
            <Button
              id={`${id}-button`}
              className="quiet-summary"
              aria-expanded={open === id}
              aria-controls={`${id}-panel`}
              disabled={locked}
              focusableWhenDisabled
              onClick={() => setOpen(open === id ? null : id)}
            >
              {name}
            </Button>
          </div>
          <div
            id={`${id}-panel`}
            role="region"
            aria-labelledby={`${id}-button`}
            hidden={open !== id}
          >
            <p className="quiet-answer">{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
