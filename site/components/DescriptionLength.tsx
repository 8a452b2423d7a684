import { useId, useState } from 'react';
import './DescriptionLength.css';

interface DescriptionLengthProps {
  /** The longest description that search engines show whole. */
  readonly limit: string;
  /** What stands in the field at first. */
  readonly text: string;
}

/** Counts the characters that are left for a page's description. */
export default function DescriptionLength({ limit, text }: DescriptionLengthProps) {
  const id = useId();
  const [description, setDescription] = useState(text);
  const left = Number(limit) - description.length;

  return (
    <div className="description-length">
      <label htmlFor={id}>Description of the page</label>
      <textarea
        id={id}
        rows={3}
        value={description}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => setDescription(event.target.value)}
      />
      <output id={`${id}-left`} htmlFor={id}>
        {left < 0 ? `${String(-left)} characters too many` : `${String(left)} characters left`}
      </output>
    </div>
  );
}
