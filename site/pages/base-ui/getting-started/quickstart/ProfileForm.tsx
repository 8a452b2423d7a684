import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function ProfileForm() {
  const [saved, setSaved] = useState('');

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved(`Saved as ${String(data.get('name'))}`);
  }

  return (
    <form className="quiet-panel" aria-label="Profile" onSubmit={handleSubmit}>
      <FormControl className="quiet-field" defaultValue="Ada Moreau" required>
        <label className="quiet-label" htmlFor="profile-name">
          Display name
        </label>
        <Input className="quiet-input" id="profile-name" name="name" />
      </FormControl>
      <div className="quiet-row">
        <span role="status">{saved}</span>
        <Button className="quiet-button" type="submit">
          Save profile
        </Button>
      </div>
    </form>
  );
}
