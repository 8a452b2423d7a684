import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectAutoFocus() {
  const [editing, setEditing] = useState(false);
  const [role, setRole] = useState('Viewer');
  const [returned, setReturned] = useState(false);

  return (
    <div className="quiet-field">
      {editing ? (
        <Select
          autoFocus
          defaultListboxOpen
          className="quiet-select"
          aria-label="Role"
          value={role}
          onChange={(_event, next) => setRole(next ?? role)}
          onListboxOpenChange={setEditing}
          slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
        >
          <Option value="Viewer">Viewer</Option>
          <Option value="Editor">Editor</Option>
        </Select>
      ) : (
        <button
          type="button"
          autoFocus={returned}
          className="quiet-button"
          onClick={() => {
            setEditing(true);
            setReturned(true);
          }}
        >
          {role}, change
        </button>
      )}
    </div>
  );
}
