import { useState } from 'react';
import { Combobox } from '../../../../families/base-ui/look/Combobox';

const floors = ['Basement', 'Ground floor', 'First floor', 'Roof'];

export default function AutocompleteOpen() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');

  return (
    <div>
      <Combobox
        label="Floor"
        options={floors}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={(_event, why) => {
          setOpen(false);
          setReason(why);
        }}
      />
      <p className="quiet-hint">
        {reason ? `Closed by ${reason}` : 'Not closed yet'}
      </p>
    </div>
  );
}
