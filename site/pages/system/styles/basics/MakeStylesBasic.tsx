import { makeStyles } from '@mui/styles';

const useStyles = makeStyles({
  departure: {
    padding: '12px 24px',
    backgroundColor: 'light-dark(#ccfbf1, #134e4a)',
    borderRadius: 8,
  },
  time: { fontSize: 22, fontWeight: 650 },
});

export default function MakeStylesBasic() {
  const classes = useStyles();
  return (
    <div className={classes.departure}>
      <div className={classes.time}>08:14</div>
      Platform 3, to Basel
    </div>
  );
}
