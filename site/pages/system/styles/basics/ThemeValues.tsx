import { createTheme, type Theme } from '@mui/system';
import { makeStyles, ThemeProvider } from '@mui/styles';

const theme = createTheme({
  palette: { brand: 'light-dark(#6d28d9, #c4b5fd)' },
  shape: { borderRadius: 10 },
});

const useStyles = makeStyles((theme: Theme) => ({
  frame: {
    margin: 0,
    padding: theme.spacing(2, 3),
    color: theme.palette.brand,
    border: '2px solid',
    borderRadius: theme.shape.borderRadius,
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 5) },
  },
}));

function Quote() {
  const classes = useStyles();
  return <blockquote className={classes.frame}>Measure twice.</blockquote>;
}

export default function ThemeValues() {
  return (
    <ThemeProvider theme={theme}>
      <Quote />
    </ThemeProvider>
  );
}
