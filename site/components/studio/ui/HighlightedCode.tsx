import { Fragment, useMemo } from 'react';
import { highlighted, type Language } from '../highlight';

interface HighlightedCodeProps {
  readonly label: string;
  readonly language: Language;
  readonly text: string;
}

/** Code with the colors of all code of the site. */
export function HighlightedCode({ label, language, text }: HighlightedCodeProps) {
  const lines = useMemo(() => highlighted(text, language), [text, language]);
  return (
    <pre className="studio-code" role="region" tabIndex={0} aria-label={label}>
      <code>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {line.map((token, place) => (
              <span key={place} className={token.kind || undefined}>
                {token.text}
              </span>
            ))}
            {'\n'}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
