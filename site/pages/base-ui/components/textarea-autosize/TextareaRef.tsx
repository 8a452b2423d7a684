import { useRef } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';
import '../../../../families/base-ui/look/button.css';

export default function TextareaRef() {
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <div className="quiet-field">
      <TextareaAutosize
        ref={field}
        className="quiet-textarea"
        aria-label="Address"
        minRows={2}
        defaultValue={'12 Mill Road\n1100 Lisbon'}
      />
      <button
        className="quiet-button quiet-outlined"
        onClick={() => field.current?.select()}
      >
        Select all
      </button>
    </div>
  );
}
