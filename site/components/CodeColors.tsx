import './CodeColors.css';

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

/** Shows one token of each kind in its color. */
export default function CodeColors({ caption }: CodeColorsProps) {
  return (
    <figure className="code-colors">
      <figcaption>{caption}</figcaption>
      <dl>
        {Object.entries(samples).map(([kind, sample]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <span className={`tok-${kind}`}>{sample}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
