import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const min = 0;
const max = 24;
const stage = 10;

export default function ProgressRange() {
  const text = `Stage ${stage} of ${max}`;

  return (
    <div>
      <Typography gutterBottom>{text}</Typography>
      <LinearProgress
        variant="determinate"
        value={((stage - min) * 100) / (max - min)}
        aria-label="Hike"
        aria-valuetext={text}
      />
    </div>
  );
}
