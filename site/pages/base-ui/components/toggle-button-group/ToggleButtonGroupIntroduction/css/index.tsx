import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/toggle.css';

const views = ['Day', 'Week', 'Month'];

export default function ToggleButtonGroupIntroduction() {
  const [view, setView] = useState('Week');

  return (
    <div className="quiet-toggles" role="group" aria-label="Calendar view">
      {views.map((one) => (
        <Button
          className="quiet-toggle"
          key={one}
          aria-pressed={one === view}
          onClick={() => setView(one)}
        >
          {one}
        </Button>
      ))}
    </div>
  );
}
