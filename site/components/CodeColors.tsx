const samples = {
  keyword: 'return',
  function: 'format',
  type: 'Order',
  tag: '<Price',
  attribute: 'amount=',
  property: 'total',
  string: "'EUR'",
  number: '1250',
  constant: 'true',
  variable: '--gap',
  operator: '=>',
  punctuation: '${ }',
  comment: '// why',
  inserted: '+ new',
  deleted: '- old',
};

interface CodeColorsProps {
  readonly caption: string;
}

/** Shows one token of each kind in its colour. */
export default function CodeColors({ caption }: CodeColorsProps) {
  return (
    <figure style={{ display: 'grid', gap: '0.75rem', margin: 0 }}>
      <figcaption style={{ color: 'var(--text-quiet)', fontSize: '0.875rem' }}>
        {caption}
      </figcaption>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          gap: '0.75rem 1rem',
          margin: 0,
        }}
      >
        {Object.entries(samples).map(([kind, sample]) => (
          <div key={kind}>
            <dt style={{ color: 'var(--text-quiet)', fontSize: '0.8125rem' }}>{kind}</dt>
            <dd
              dir="ltr"
              style={{ margin: 0, fontFamily: 'var(--font-code)', fontSize: 'var(--size-code)' }}
            >
              <span className={`tok-${kind}`}>{sample}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
