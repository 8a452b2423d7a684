import { useState } from 'react';
import { makeStyles } from '@mui/styles';

interface StorageProps {
  used: number;
}

const useStyles = makeStyles({
  track: {
    width: 240,
    marginBlockEnd: 12,
    backgroundColor: 'light-dark(#e2e8f0, #334155)',
    borderRadius: 6,
  },
  bar: {
    height: 12,
    borderRadius: 6,
    width: ({ used }: StorageProps) => `${used}%`,
    backgroundColor: ({ used }: StorageProps) =>
      used > 80
        ? 'light-dark(#b91c1c, #f87171)'
        : 'light-dark(#0f766e, #5eead4)',
  },
});

export default function PropsValues() {
  const [used, setUsed] = useState(64);
  const classes = useStyles({ used });

  return (
    <div>
      <div className={classes.track}>
        <div className={classes.bar} />
      </div>
      <label>
        Storage used: {used}%<br />
        <input
          type="range"
          value={used}
          onChange={(event) => setUsed(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
