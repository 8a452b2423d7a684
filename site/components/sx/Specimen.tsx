import type { ReactNode } from 'react';
import './Specimen.css';

const kinds = ['box', 'gap', 'text', 'long', 'tiles', 'item', 'layer', 'inside'] as const;
type SpecimenKind = (typeof kinds)[number];

interface SpecimenProps {
  readonly kind: SpecimenKind;
  /** How many tiles there are. */
  readonly count?: number;
  /** Puts the styles on the element that they are for. */
  readonly subject: (className: string, children: ReactNode) => ReactNode;
  /** Puts styles on the element around it. */
  readonly around?: (className: string, children: ReactNode) => ReactNode;
}

/** Something that styles are tried on. */
export function Specimen({ kind, count = 4, subject, around = plain }: SpecimenProps) {
  const tiles = Array.from({ length: count }, (_, index) => (
    <span key={index} className="sx-tile">
      {index + 1}
    </span>
  ));
  switch (kind) {
    case 'box':
      return around('sx-frame', subject('sx-box', 'Box'));
    case 'gap':
      return around('sx-outer', subject('sx-spaced', <span className="sx-content">Content</span>));
    case 'text':
      return around(
        'sx-frame sx-wide',
        subject('sx-text', 'Orders placed before noon ship today.'),
      );
    case 'long':
      return around(
        'sx-frame sx-wide',
        subject(
          'sx-text sx-outlined',
          'Orders placed before noon ship today. Parcels to other countries take between three and five working days.',
        ),
      );
    case 'tiles':
      return subject('sx-container', tiles);
    case 'item':
      return around('sx-container', [
        tiles[0],
        <div key="subject" className="sx-contents">
          {subject('sx-tile sx-chosen', '2')}
        </div>,
        ...tiles.slice(2),
      ]);
    case 'layer':
      return around('sx-area', [
        <span key="text">Area</span>,
        <div key="subject" className="sx-contents">
          {subject('sx-box', 'Box')}
        </div>,
      ]);
    case 'inside':
      return around('sx-area', subject('sx-box', 'Box'));
  }
}

/** The name of a kind, as a page writes it. */
export function kindOf(name: string): SpecimenKind {
  const kind = kinds.find((one) => one === name);
  if (kind === undefined)
    throw new Error(`There is no specimen ${name}. Name one of ${kinds.join(', ')}.`);
  return kind;
}

function plain(className: string, children: ReactNode): ReactNode {
  return <div className={className}>{children}</div>;
}
