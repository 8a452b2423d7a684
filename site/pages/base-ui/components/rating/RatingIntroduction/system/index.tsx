import { useId } from 'react';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const full = 'light-dark(#b45309, #fbbf24)';

const star =
  'polygon(50% 4%, 62% 37%, 97% 38%, 69% 60%, 79% 94%, 50% 74%, 21% 94%, 31% 60%, 3% 38%, 38% 37%)';

const Star = styled('label')({
  position: 'relative',
  padding: 4,
  borderRadius: 6,
  color: quiet.line,
  '&::before': {
    display: 'block',
    inlineSize: 28,
    blockSize: 28,
    backgroundColor: 'currentColor',
    clipPath: star,
    content: '""',
    forcedColorAdjust: 'none',
  },
  // While hovering, the star under the pointer and those before it.
  '&:hover, &:has(~ label:hover)': { color: full },
  '&:has(:focus-visible)': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -1,
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

const Rating = styled('fieldset')({
  display: 'flex',
  inlineSize: 'fit-content',
  margin: 0,
  padding: 0,
  border: 0,
  [`&:not(:hover) > label:has(:checked), &:not(:hover) > label:has(~ label :checked)`]:
    { color: full },
});

const Legend = styled('legend')({
  marginBlockEnd: 4,
  padding: 0,
  font: `500 14px/20px ${quiet.font}`,
  color: quiet.ink,
});

const words = ['Bad', 'Poor', 'Fair', 'Good', 'Great'];

export default function RatingIntroduction() {
  const name = useId();

  return (
    <Rating>
      <Legend>Your stay</Legend>
      {words.map((word, index) => (
        <Star key={word}>
          <input
            type="radio"
            name={name}
            aria-label={`${index + 1} of 5, ${word}`}
            value={index + 1}
            defaultChecked={index === 3}
          />
        </Star>
      ))}
    </Rating>
  );
}
