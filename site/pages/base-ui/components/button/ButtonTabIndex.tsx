import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonTabIndex() {
  const [hint, setHint] = useState('');

  return (
    <div className="quiet-actions">
      <Button
        className="quiet-button"
        onFocusVisible={() => setHint('Focused with the keyboard')}
        onBlur={() => setHint('')}
      >
        In the tab order
      </Button>
      <Button className="quiet-button quiet-outlined" tabIndex={-1}>
        Skipped by Tab
      </Button>
      <span role="status">{hint}</span>
    </div>
  );
}
