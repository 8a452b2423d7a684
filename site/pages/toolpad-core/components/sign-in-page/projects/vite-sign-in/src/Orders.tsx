import Typography from '@mui/material/Typography';
import { useSession } from './session';

export default function Orders() {
  const { account } = useSession();
  return <Typography>12 orders wait for {account?.name}.</Typography>;
}
