import Rating from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import NeutralIcon from '@mui/icons-material/SentimentNeutral';
import SadIcon from '@mui/icons-material/SentimentVeryDissatisfied';
import HappyIcon from '@mui/icons-material/SentimentVerySatisfied';

const faces = [
  { name: 'Bad', icon: <SadIcon fontSize="inherit" /> },
  { name: 'Okay', icon: <NeutralIcon fontSize="inherit" /> },
  { name: 'Great', icon: <HappyIcon fontSize="inherit" /> },
];

function Face({ value, className }: IconContainerProps) {
  return <span className={className}>{faces[value - 1]?.icon}</span>;
}

export default function RatingFaces() {
  return (
    <Rating
      role="radiogroup"
      aria-label="How was the call?"
      max={faces.length}
      defaultValue={3}
      highlightSelectedOnly
      slots={{ icon: Face }}
      getLabelText={(value) => faces[value - 1]?.name ?? ''}
      sx={{
        fontSize: 44,
        gap: 1,
        '& span': { display: 'flex' },
        '& .MuiRating-iconFilled': { color: 'primary.main' },
        '& .MuiRating-iconEmpty': { color: 'text.secondary' },
      }}
    />
  );
}
