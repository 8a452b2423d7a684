import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import './comment.css';

const limit = 200;

export default function CommentBox() {
  const id = useId();
  const [comments, setComments] = useState([
    'The second photo is too dark.',
    'Is parking included?\nThe old text said so.',
  ]);
  const [text, setText] = useState('');
  const empty = text.trim() === '';

  function send() {
    if (empty) return;
    setComments([...comments, text.trim()]);
    setText('');
  }

  return (
    <section className="comments" aria-label="Comments on the listing">
      <ul aria-live="polite">
        {comments.map((comment, index) => (
          <li key={index}>{comment}</li>
        ))}
      </ul>
      <form
        className="comment"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextareaAutosize
          aria-label="Comment"
          aria-describedby={id}
          maxRows={5}
          maxLength={limit}
          placeholder="Write a comment"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.ctrlKey) send();
          }}
        />
        <div className="comment-bar">
          <span className="quiet-hint" id={id}>
            {limit - text.length} left
          </span>
          <Button
            className="quiet-button"
            type="submit"
            disabled={empty}
            focusableWhenDisabled
          >
            Comment
          </Button>
        </div>
      </form>
    </section>
  );
}
