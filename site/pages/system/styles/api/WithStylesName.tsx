import { ThemeProvider, withStyles, type WithStyles } from '@mui/styles';

const styles = {
  root: {
    padding: '4px 12px',
    border: '1px solid',
    borderRadius: 4,
  },
};

interface LabelProps extends WithStyles<typeof styles> {
  text: string;
  prefix?: string;
}

const Label = withStyles(styles, { name: 'AcmeLabel' })(
  ({ classes, text, prefix = '' }: LabelProps) => (
    <span className={classes.root}>
      {prefix}
      {text}
    </span>
  ),
);

const theme = {
  components: {
    AcmeLabel: {
      defaultProps: { prefix: 'Order ' },
      styleOverrides: {
        root: { color: 'light-dark(#6d28d9, #c4b5fd)', borderRadius: 16 },
      },
    },
  },
};

export default function WithStylesName() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Label text="1042" />
      <ThemeProvider theme={theme}>
        <Label text="1042" />
      </ThemeProvider>
    </div>
  );
}
