import { makeStyles, ThemeProvider } from '@mui/styles';

interface NoteTheme {
  accent: string;
  radius: number;
}

const useStyles = makeStyles((theme: NoteTheme) => ({
  note: {
    flex: 1,
    padding: 16,
    color: theme.accent,
    border: '2px solid',
    borderRadius: theme.radius,
  },
}));

function Note({ children }: { children: string }) {
  return <div className={useStyles().note}>{children}</div>;
}

const office = { accent: 'light-dark(#0369a1, #7dd3fc)', radius: 4 };
const urgent = { accent: 'light-dark(#b91c1c, #fca5a5)' };
const round = (outer: NoteTheme) => ({ ...outer, radius: outer.radius * 4 });

export default function ThemeNesting() {
  return (
    <ThemeProvider theme={office}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Note>Office theme</Note>
        <ThemeProvider theme={urgent}>
          <Note>Another accent</Note>
        </ThemeProvider>
        <ThemeProvider theme={round}>
          <Note>Radius times four</Note>
        </ThemeProvider>
      </div>
    </ThemeProvider>
  );
}
