import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { makeStyles } from 'tss-react/mui';

const useStyles = makeStyles<{ late: boolean }>()((theme, { late }) => ({
  root: {
    width: 280,
    borderInlineStart: '6px solid',
    borderColor: late ? theme.palette.error.main : theme.palette.success.main,
  },
  title: { fontWeight: 700 },
}));

export default function TssReactCard() {
  const { classes } = useStyles({ late: true });

  return (
    <Card variant="outlined" className={classes.root}>
      <CardHeader
        title="Order 4107"
        subheader="Due yesterday"
        classes={{ title: classes.title }}
      />
    </Card>
  );
}
