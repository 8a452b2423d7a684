import * as React from 'react';

interface DescriptionLengthProps {
  /** The longest description that search engines show whole. */
  readonly limit: string;
  /** What stands in the field at first. */
  readonly text: string;
}

/** Counts the characters that are left for a page's description. */
export default function DescriptionLength({ limit, text }: DescriptionLengthProps) {
  const id = React.useId();
  const [description, setDescription] = React.useState(text);
  const left = Number(limit) - description.length;

  return (
    <div style={{ display: 'grid', gap: '0.375rem', maxInlineSize: '34rem' }}>
      <label htmlFor={id} style={{ fontWeight: 'var(--weight-strong)' }}>
        Description of the page
      </label>
      <textarea
        id={id}
        rows={3}
        value={description}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => setDescription(event.target.value)}
        style={{
          padding: '0.5rem 0.75rem',
          border: '1px solid var(--control-line)',
          borderRadius: 'var(--radius-control, 6px)',
          background: 'var(--surface)',
          color: 'inherit',
          font: 'inherit',
        }}
      />
      <output
        id={`${id}-left`}
        htmlFor={id}
        style={{ color: 'var(--text-quiet)', fontSize: '0.875rem' }}
      >
        {left < 0 ? `${String(-left)} characters too many` : `${String(left)} characters left`}
      </output>
    </div>
  );
}
