import { useState } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';
import '../../../../families/base-ui/look/button.css';

export default function TextareaControlled() {
  const [text, setText] = useState('');

  return (
    <div className="quiet-field">
      <TextareaAutosize
        className="quiet-textarea"
        aria-label="Reply"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        className="quiet-button quiet-outlined"
        onClick={() => setText('Thank you.\nWe will call you.\nKind regards')}
      >
        Insert a template
      </button>
    </div>
  );
}
