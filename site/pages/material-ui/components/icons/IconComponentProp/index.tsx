import SvgIcon from '@mui/material/SvgIcon';
import { Drizzle } from './Drizzle';

export default function IconComponentProp() {
  return (
    <SvgIcon
      component={Drizzle}
      inheritViewBox
      color="primary"
      fontSize="large"
    />
  );
}
