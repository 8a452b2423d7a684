import { useState } from 'react';
import { createTheme } from '@mui/system';
import { makeStyles, ThemeProvider } from '@mui/styles';

const theme = {
  ...createTheme(),
  colors: {
    line: 'light-dark(#cbd5e1, #475569)',
    muted: 'light-dark(#475569, #cbd5e1)',
    chosen: 'light-dark(#e0f2fe, #0c4a6e)',
    done: 'light-dark(#15803d, #86efac)',
    late: 'light-dark(#b91c1c, #fca5a5)',
  },
};

type Theme = typeof theme;

const deliveries = [
  { id: 'B-204', street: 'Lindenweg 8', due: '09:30', progress: 1 },
  { id: 'B-207', street: 'Hafenstrasse 21', due: '10:15', progress: 0.6 },
  {
    id: 'B-211',
    street: 'Am Markt 3',
    due: '10:40',
    progress: 0.2,
    late: true,
  },
];

const useStyles = makeStyles((theme: Theme) => ({
  list: {
    width: '100%',
    maxWidth: 480,
    margin: '0 auto',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${theme.colors.line}`,
    borderRadius: theme.shape.borderRadius,
  },
}));

interface DeliveryStyles {
  progress: number;
  late?: boolean;
  chosen: boolean;
}

const useDeliveryStyles = makeStyles((theme: Theme) => ({
  delivery: {
    '& + &': { borderBlockStart: `1px solid ${theme.colors.line}` },
  },
  choose: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(0.5, 2),
    width: '100%',
    padding: theme.spacing(1.5, 2),
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    backgroundColor: ({ chosen }: DeliveryStyles) =>
      chosen ? theme.colors.chosen : 'transparent',
    border: 0,
    '&:hover $street': { textDecoration: 'underline' },
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  },
  street: { fontWeight: 600 },
  due: {
    color: ({ late }: DeliveryStyles) =>
      late ? theme.colors.late : theme.colors.muted,
  },
  track: {
    gridColumn: '1 / -1',
    height: 4,
    backgroundColor: theme.colors.line,
    borderRadius: 2,
  },
  bar: ({ progress }: DeliveryStyles) => ({
    display: 'block',
    height: '100%',
    width: `${progress * 100}%`,
    backgroundColor: theme.colors[progress === 1 ? 'done' : 'muted'],
    borderRadius: 2,
  }),
}));

interface DeliveryProps {
  delivery: (typeof deliveries)[number];
  chosen: boolean;
  onChoose: () => void;
}

function Delivery({ delivery, chosen, onChoose }: DeliveryProps) {
  const { id, street, due, progress, late } = delivery;
  const classes = useDeliveryStyles({ progress, late, chosen });

  return (
    <li className={classes.delivery}>
      <button
        type="button"
        className={classes.choose}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span className={classes.street}>{street}</span>
        <span className={classes.due}>
          {late ? 'Was due' : 'Due'} {due}
        </span>
        <span>
          {id}, {progress * 100}% done
        </span>
        <span className={classes.track}>
          <span className={classes.bar} />
        </span>
      </button>
    </li>
  );
}

function Deliveries() {
  const [chosen, setChosen] = useState('B-207');
  const classes = useStyles();

  return (
    <ul className={classes.list} aria-label="Deliveries this morning">
      {deliveries.map((delivery) => (
        <Delivery
          key={delivery.id}
          delivery={delivery}
          chosen={delivery.id === chosen}
          onChoose={() => setChosen(delivery.id)}
        />
      ))}
    </ul>
  );
}

export default function DeliveryList() {
  return (
    <ThemeProvider theme={theme}>
      <Deliveries />
    </ThemeProvider>
  );
}
