import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsVariables() {
  return (
    <Breadcrumbs
      aria-label="Account"
      sx={{ '--Breadcrumbs-gap': '1.5rem', p: 0 }}
    >
      <Link href="#account">Account</Link>
      <Link href="#billing">Billing</Link>
      <Typography aria-current="page">Invoices</Typography>
    </Breadcrumbs>
  );
}
