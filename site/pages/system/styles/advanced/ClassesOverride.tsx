import { makeStyles } from '@mui/styles';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: 4,
    padding: 16,
    border: '1px solid light-dark(#cbd5e1, #475569)',
    borderRadius: 8,
  },
  price: { fontSize: 24, fontWeight: 650 },
});

interface TicketProps {
  price: string;
  classes?: Partial<ReturnType<typeof useStyles>>;
}

function Ticket(props: TicketProps) {
  const classes = useStyles(props);
  return (
    <div className={classes.root}>
      Day ticket, zones 1–3
      <span className={classes.price}>{props.price}</span>
    </div>
  );
}

const useOfferStyles = makeStyles({
  root: { borderColor: 'light-dark(#15803d, #86efac)' },
  price: { color: 'light-dark(#15803d, #86efac)' },
});

export default function ClassesOverride() {
  const offer = useOfferStyles();
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 12,
      }}
    >
      <Ticket price="€9.20" />
      <Ticket price="€6.90" classes={offer} />
    </div>
  );
}
