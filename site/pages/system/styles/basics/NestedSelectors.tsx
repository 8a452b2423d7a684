import { makeStyles } from '@mui/styles';

const useStyles = makeStyles({
  file: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    padding: '8px 12px',
    '& + &': { borderBlockStart: '1px solid light-dark(#cbd5e1, #475569)' },
    '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #1e293b)' },
    '&:hover $size': { color: 'light-dark(#0f766e, #5eead4)' },
    '@media (min-width: 600px)': { paddingInline: 24 },
  },
  size: { fontVariantNumeric: 'tabular-nums' },
});

const files = { 'invoice-1042.pdf': '84 KB', 'floor-plan.svg': '212 KB' };

export default function NestedSelectors() {
  const classes = useStyles();
  return (
    <div>
      {Object.entries(files).map(([name, size]) => (
        <div key={name} className={classes.file}>
          {name} <bdi className={classes.size}>{size}</bdi>
        </div>
      ))}
    </div>
  );
}
