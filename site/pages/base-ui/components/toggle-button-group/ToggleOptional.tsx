import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/toggle.css';

const votes = ['Agree', 'Disagree'];

export default function ToggleOptional() {
  const [vote, setVote] = useState<string | null>(null);

  return (
    <div className="quiet-toggles" role="group" aria-label="Your vote">
      {votes.map((one) => (
        <Button
          className="quiet-toggle"
          key={one}
          aria-pressed={one === vote}
          onClick={() => setVote(one === vote ? null : one)}
        >
          {one}
        </Button>
      ))}
      <Button className="quiet-toggle" aria-pressed={false} disabled>
        Abstain
      </Button>
    </div>
  );
}
