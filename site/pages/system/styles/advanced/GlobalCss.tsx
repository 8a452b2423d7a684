import { makeStyles } from '@mui/styles';

const useStyles = makeStyles({
  '@global': {
    kbd: {
      padding: '2px 8px',
      border: '1px solid',
      borderBlockEndWidth: 3,
      borderRadius: 4,
    },
  },
  help: {
    lineHeight: 2.2,
    '@global': { strong: { color: 'light-dark(#b45309, #fcd34d)' } },
  },
});

export default function GlobalCss() {
  const classes = useStyles();
  return (
    <p className={classes.help}>
      Press <kbd>Ctrl</kbd> + <kbd>S</kbd> to save the draft. It is{' '}
      <strong>not sent</strong> yet.
    </p>
  );
}
