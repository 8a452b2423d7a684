import { makeStyles } from '@mui/styles';

const tones = {
  late: ['light-dark(#b91c1c, #fca5a5)', 'light-dark(#fee2e2, #450a0a)'],
  paid: ['light-dark(#15803d, #86efac)', 'light-dark(#dcfce7, #052e16)'],
};

interface StatusProps {
  tone: keyof typeof tones;
}

const useStyles = makeStyles({
  status: ({ tone }: StatusProps) => ({
    padding: '4px 12px',
    color: tones[tone][0],
    backgroundColor: tones[tone][1],
    borderRadius: 16,
    '&::first-letter': { textTransform: 'uppercase' },
  }),
});

function Status({ tone }: StatusProps) {
  return <div className={useStyles({ tone }).status}>{tone}</div>;
}

export default function PropsRule() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Status tone="late" />
      <Status tone="paid" />
    </div>
  );
}
