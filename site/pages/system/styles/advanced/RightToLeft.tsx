import { create, type Plugin } from 'jss';
import mirrored from 'rtl-css-js';
import {
  jssPreset,
  makeStyles,
  StylesProvider,
  ThemeProvider,
} from '@mui/styles';

// `flip` is true below a theme with `direction: 'rtl'`.
const rtl: Plugin = {
  onProcessStyle(style, _rule, sheet) {
    const { flip } = (sheet?.options ?? {}) as { flip?: boolean };
    return flip ? mirrored(style) : style;
  },
};

const jss = create({ plugins: [...jssPreset().plugins, rtl] });

const useStyles = makeStyles({
  message: {
    marginBottom: 8,
    padding: '8px 12px 8px 20px',
    borderLeft: '4px solid light-dark(#0f766e, #5eead4)',
  },
});

function Message({ children }: { children: string }) {
  return <div className={useStyles().message}>{children}</div>;
}

export default function RightToLeft() {
  return (
    <StylesProvider jss={jss}>
      <div dir="ltr">
        <ThemeProvider theme={{ direction: 'ltr' }}>
          <Message>Your parcel has arrived.</Message>
        </ThemeProvider>
      </div>
      <div dir="rtl" lang="ar">
        <ThemeProvider theme={{ direction: 'rtl' }}>
          <Message>وصل طردك.</Message>
        </ThemeProvider>
      </div>
    </StylesProvider>
  );
}
