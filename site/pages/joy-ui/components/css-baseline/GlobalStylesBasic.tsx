import CssBaseline from '@mui/joy/CssBaseline';
import GlobalStyles from '@mui/joy/GlobalStyles';
import type { Theme } from '@mui/joy/styles';

const globalStyles = (
  <GlobalStyles
    styles={(theme: Theme) => ({
      kbd: {
        padding: '2px 6px',
        border: '1px solid',
        borderColor: theme.vars.palette.neutral.outlinedBorder,
        borderRadius: theme.vars.radius.sm,
        fontFamily: theme.vars.fontFamily.code,
      },
    })}
  />
);

export default function GlobalStylesBasic() {
  return (
    <CssBaseline>
      {globalStyles}
      <p>
        Press <kbd>Ctrl</kbd> <kbd>S</kbd> to save.
      </p>
    </CssBaseline>
  );
}
