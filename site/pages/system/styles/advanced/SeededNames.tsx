import { useState, type ReactNode } from 'react';
import {
  createGenerateClassName,
  makeStyles,
  StylesProvider,
} from '@mui/styles';

const useStyles = makeStyles({
  app: {
    padding: 16,
    border: '1px solid light-dark(#cbd5e1, #475569)',
    borderRadius: 8,
  },
});

function App() {
  const classes = useStyles();
  return (
    <div className={classes.app}>
      Class: <code>{classes.app}</code>
    </div>
  );
}

function Application({
  seed,
  children,
}: {
  seed: string;
  children: ReactNode;
}) {
  const [styles] = useState(() => ({
    generateClassName: createGenerateClassName({ seed }),
    sheetsManager: new Map(),
  }));
  return <StylesProvider {...styles}>{children}</StylesProvider>;
}

export default function SeededNames() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Application seed="shop">
        <App />
      </Application>
      <Application seed="checkout">
        <App />
      </Application>
    </div>
  );
}
