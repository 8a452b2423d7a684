import { useId } from 'react';
import type { Picture, Sample } from '../field';

interface PictureCardsProps {
  /** The id of the element that names the group. */
  readonly labelledBy: string;
  /** The id of the card that a reset selects. */
  readonly id: string | undefined;
  readonly standard: string;
  readonly samples: readonly Sample[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Values to choose by a picture, as a group of radio buttons. */
export function PictureCards({
  labelledBy,
  id,
  standard,
  samples,
  value,
  onChange,
}: PictureCardsProps) {
  const name = useId();
  return (
    <span role="radiogroup" aria-labelledby={labelledBy} className="studio-cards">
      {samples.map((sample) => (
        <label key={sample.value} className="studio-card">
          <input
            id={sample.value === standard ? id : undefined}
            type="radio"
            name={name}
            value={sample.value}
            checked={sample.value === value}
            onChange={() => onChange(sample.value)}
          />
          <Drawing picture={sample.picture} />
          {sample.label}
        </label>
      ))}
    </span>
  );
}

function Drawing({ picture }: { readonly picture: Picture }) {
  if ('corner' in picture) {
    return (
      <span
        className="studio-corner"
        aria-hidden="true"
        style={{ borderStartStartRadius: picture.corner }}
      />
    );
  }
  if ('gap' in picture) {
    return (
      <span className="studio-rows" aria-hidden="true" style={{ gap: picture.gap }}>
        <span />
        <span />
        <span />
      </span>
    );
  }
  return (
    <span className="studio-box" aria-hidden="true">
      <span style={{ boxShadow: picture.shadow }} />
    </span>
  );
}
