import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonSubmit() {
  const [guests, setGuests] = useState(2);
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-actions"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Table for ${guests} reserved`);
      }}
    >
      <Button
        className="quiet-button quiet-outlined"
        aria-label="One guest fewer"
        disabled={guests === 1}
        onClick={() => setGuests(guests - 1)}
      >
        −
      </Button>
      <output>{guests}</output>
      <Button
        className="quiet-button quiet-outlined"
        aria-label="One guest more"
        onClick={() => setGuests(guests + 1)}
      >
        +
      </Button>
      <Button className="quiet-button" type="submit">
        Reserve
      </Button>
      <span role="status">{sent}</span>
    </form>
  );
}
