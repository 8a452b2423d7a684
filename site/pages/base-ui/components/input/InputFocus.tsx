import { useRef } from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputFocus() {
  const title = useRef<HTMLInputElement>(null);

  return (
    <div className="quiet-field">
      <Input
        className="quiet-input"
        aria-label="Title"
        defaultValue="Untitled report"
        slotProps={{ input: { ref: title } }}
      />
      <Button className="quiet-button" onClick={() => title.current?.select()}>
        Rename
      </Button>
    </div>
  );
}
