import { useState } from 'react';
import { ToolbarActions } from './slot';

export function Notes() {
  const [text, setText] = useState('Ask for the second quote.');

  return (
    <>
      <ToolbarActions>
        <button
          className="quiet-button quiet-outlined"
          disabled={text === ''}
          onClick={() => setText('')}
        >
          Clear
        </button>
      </ToolbarActions>
      <textarea
        className="quiet-textarea"
        aria-label="Notes"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </>
  );
}

export function Tasks() {
  const [tasks, setTasks] = useState(['Book the venue', 'Send invitations']);

  return (
    <>
      <ToolbarActions>
        <button
          className="quiet-button quiet-outlined"
          onClick={() => setTasks([...tasks].reverse())}
        >
          Reverse order
        </button>
      </ToolbarActions>
      <ul aria-label="Tasks">
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </>
  );
}
