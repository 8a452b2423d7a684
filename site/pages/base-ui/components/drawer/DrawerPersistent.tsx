import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import './persistent.css';

const folders = ['Inbox', 'Drafts', 'Sent'];

export default function DrawerPersistent() {
  const [open, setOpen] = useState(true);

  return (
    <div className="persistent-frame" data-open={open}>
      <nav
        id="persistent-folders"
        className="persistent-side"
        aria-label="Folders"
        inert={!open}
      >
        {folders.map((name) => (
          <a
            key={name}
            href={`#${name}`}
            onClick={(event) => event.preventDefault()}
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="persistent-page">
        <button
          type="button"
          className="quiet-button quiet-outlined"
          aria-expanded={open}
          aria-controls="persistent-folders"
          onClick={() => setOpen(!open)}
        >
          Folders
        </button>
        <p className="quiet-hint">Three messages are waiting for an answer.</p>
      </div>
    </div>
  );
}
