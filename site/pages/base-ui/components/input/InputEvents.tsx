import { useState } from 'react';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputEvents() {
  const [tags, setTags] = useState(['urgent']);
  const [hint, setHint] = useState('');

  return (
    <div className="quiet-field">
      <Input
        className="quiet-input"
        aria-labelledby="tags-label"
        startAdornment={<span id="tags-label">Tags: {tags.join(', ')}</span>}
        onFocus={() => setHint('Press Enter to add a tag.')}
        onBlur={() => setHint('')}
        onKeyDown={(event) => {
          const value = event.currentTarget.value.trim();
          if (event.key !== 'Enter' || value === '') return;
          setTags([...tags, value]);
          event.currentTarget.value = '';
        }}
        onKeyUp={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p className="quiet-hint" style={{ minBlockSize: 20 }}>
        {hint}
      </p>
    </div>
  );
}
